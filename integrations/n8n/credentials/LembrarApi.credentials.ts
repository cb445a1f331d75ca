import type {
	IAuthenticateGeneric,
	ICredentialTestRequest,
	ICredentialType,
	Icon,
	INodeProperties,
} from 'n8n-workflow';

export class LembrarApi implements ICredentialType {
	name = 'lembrarApi';

	displayName = 'Lembrar API';

	icon: Icon = { light: 'file:../icons/lembrar.svg', dark: 'file:../icons/lembrar.dark.svg' };

	documentationUrl = 'https://docs.n8n.io/integrations/community-nodes/usage/';

	properties: INodeProperties[] = [
		{
			displayName: 'Base URL',
			name: 'url',
			type: 'string',
			required: true,
			default: 'http://localhost:7177',
			placeholder: 'http://lembrar:7177',
			description: 'Where your Lembrar server listens, without a path',
		},
		{
			displayName: 'API Key',
			name: 'apiKey',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			placeholder: 'lbr_…',
			description: 'A key with the scope "write", as "lembrar keys create --scope write" prints it',
		},
	];

	authenticate: IAuthenticateGeneric = {
		type: 'generic',
		properties: {
			headers: { Authorization: '=Bearer {{$credentials.apiKey}}' },
		},
	};

	test: ICredentialTestRequest = {
		request: {
			baseURL: '={{$credentials.url.replace(new RegExp("/+$"), "")}}',
			url: '/api/v1/notices',
			qs: { limit: 1 },
		},
	};
}

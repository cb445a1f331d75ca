-- For adding up a tenant's chats, and the compactions of late. A chat's tenant never changes, so that
-- a message still changes a row where it is.
CREATE INDEX chats_by_tenant ON lembrar.chats (tenant);
CREATE INDEX compactions_by_age ON lembrar.compactions (tenant, at);

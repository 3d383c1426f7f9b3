-- Limits need to tell callers apart without keeping anybody's address.

/* Salted hash of the caller's network, an IPv4 address or an IPv6 /64; null when it is unknown.
   cf-connecting-ip comes first: the edge writes it, while the left end of x-forwarded-for can be
   forged by the caller. */
create function private.caller_key() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    trim(split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
  network inet;
begin
  -- an IPv4 caller on an IPv6 socket is that IPv4 caller
  network := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  network := network(set_masklen(network, case family(network) when 6 then 64 else 32 end));
  return encode(
    sha256(convert_to(network::text || (select salt from private.settings), 'utf8')),
    'hex'
  );
exception
  when invalid_text_representation then
    return null;
end
$$;

comment on function private.caller_key() is 'Salted hash of the caller''s network, or null.';

revoke all on function private.caller_key() from public, anon, authenticated, service_role;

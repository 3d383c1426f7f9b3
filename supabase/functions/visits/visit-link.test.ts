import assert from 'node:assert/strict';
import { readLinkSecrets, visitLink, visitToken } from '../_shared/visits/visit-link.ts';
import { operatorKey, ownerKey, reference, secret } from './visits.fixture.ts';

Deno.test('keys are those that openssl makes, 22 characters of base64url', () => {
  const owner = { audience: 'owner', reference, version: 1 } as const;

  assert.equal(visitToken(secret, owner), ownerKey);
  assert.equal(visitToken(secret, { ...owner, audience: 'operator' }), operatorKey);
  assert.match(ownerKey, /^[\w-]{22}$/);
});

Deno.test('another version, reference, audience or secret makes another key', () => {
  const owner = { audience: 'owner', reference, version: 1 } as const;
  const keys = [
    visitToken(secret, owner),
    visitToken(secret, { ...owner, version: 2 }),
    visitToken(secret, { ...owner, reference: 'AG-7K4Q2N' }),
    visitToken(secret, { ...owner, audience: 'operator' }),
    visitToken(`${secret}.`, owner),
  ];

  assert.equal(new Set(keys).size, keys.length);
});

Deno.test('a link keeps its key behind #', () => {
  const owner = { audience: 'owner', reference, version: 1 } as const;
  const site = 'https://pets.example';

  assert.equal(visitLink(site, secret, owner), `${site}/visit#${reference}.${ownerKey}`);
  const operator = visitLink(site, secret, { ...owner, audience: 'operator' });
  assert.equal(operator, `${site}/operator#${reference}.${operatorKey}`);
});

Deno.test('the previous secret opens after a current one, and a short one never', () => {
  const environment = (secrets: Record<string, string>) => (name: string) => secrets[name];
  const [VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS] = ['x'.repeat(32), 'y'.repeat(32)];

  const both = environment({ VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS });
  assert.deepEqual(readLinkSecrets(both), [VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS]);
  const short = environment({ VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS: 'y'.repeat(31) });
  assert.deepEqual(readLinkSecrets(short), [VISIT_LINK_SECRET]);
  assert.deepEqual(readLinkSecrets(environment({ VISIT_LINK_SECRET: 'x'.repeat(31) })), []);
  assert.deepEqual(readLinkSecrets(environment({ VISIT_LINK_SECRET_PREVIOUS })), []);
});

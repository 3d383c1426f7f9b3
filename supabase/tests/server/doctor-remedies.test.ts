import { afterAll, expect, test } from 'vitest';
import { examine } from '../../doctor/examine.ts';
import { startDouble } from './doctor-double.fixture.ts';

const double = await startDouble();
const { site } = double.deployment;
afterAll(() => double.stop());

async function complaints() {
  const network = { send: fetch, texts: () => Promise.resolve(['v=DMARC1; p=MIGf']) };
  const steps = await examine(double.deployment, network);
  return steps.flatMap(({ findings }) => findings).filter(({ state }) => state !== 'ok');
}

const cli = 'npx supabase@3.1.0';
const setSite = `${cli} secrets set SITE_ORIGIN=${site}`;
const list = `run ${cli} secrets list, and set only what is missing`;
const keyShape = 'if OPERATOR_KEY is set, it needs at least 16 characters';

test.each([
  ['no address of the site', { SITE_ORIGIN: '' }],
  ['no secret for links', { VISIT_LINK_SECRET: '' }],
  ['a short key of the operator', { OPERATOR_KEY: 'short' }],
])('%s: the doctor proposes a remedy that replaces no secret', async (_name, environment) => {
  double.breakIt({ functions: { visits: environment } });
  const [settings, operatorKey] = await complaints();

  expect(settings).toEqual({
    state: 'missing',
    what: 'The function visits is missing settings',
    fix: `${list}: ${setSite}; ${cli} secrets set VISIT_LINK_SECRET="$(openssl rand -base64 32)", but never replace an existing one: links already emailed would stop working; ${keyShape}`,
  });
  expect(operatorKey).toEqual({
    state: 'not seen',
    what: 'Could not check whether the operator’s pages ask for a key',
    fix: 'fix the function visits first',
  });
});

test.each([
  ['confirm-subscription', { SITE_ORIGIN: '' }, setSite],
  ['visits', { SITE_ORIGIN: 'https://pets.test' }, setSite],
  [
    'submit-indexnow',
    { INDEXNOW_KEY: '' },
    `${list}: ${setSite}; ${cli} secrets set INDEXNOW_KEY=a-key-for-search-engines; ${keyShape}`,
  ],
  [
    'visits',
    { OPERATOR_KEY: '' },
    `key="$(openssl rand -base64 24)"; echo "$key"; ${cli} secrets set OPERATOR_KEY="$key" (save the printed key: it cannot be read again)`,
  ],
  ['visits', null, `${cli} functions deploy visits --use-api`],
])(
  '%s with %o: the doctor proposes a command that can be pasted',
  async (name, environment, command) => {
    double.breakIt({ functions: { [name]: environment } });
    expect((await complaints())[0]?.fix).toBe(command);
  },
);

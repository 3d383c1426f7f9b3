import { expect, test } from 'vitest';
import { echo, project, projectWithEcho, setup, site } from './functions-host.fixture.ts';

function submit(urls: readonly string[], headers: Record<string, string> = {}): Request {
  return new Request(`${site}/functions/v1/submit-indexnow`, {
    method: 'POST',
    headers: { apikey: 'local-key', origin: site, connection: 'keep-alive', ...headers },
    body: JSON.stringify({ urls }),
  });
}

test('runs the real function, with a stub in the place of IndexNow', async () => {
  const { host, lines } = await setup();

  const taken = await host.fetch(submit([`${site}/`, `${site}/faq`]));
  const refused = await host.fetch(submit([`${site}/indexnow-403`]));

  expect(await taken.json()).toEqual({ submitted: 2, pending: false });
  expect(taken.headers.get('access-control-allow-origin')).toBe(site);
  expect(await refused.json()).toEqual({ error: 'upstream_key_rejected' });
  expect(lines).toContain('[functions] IndexNow answered 200 to 2 URLs');
});

test('hands the operator key of this machine to the functions', async () => {
  const OPERATOR_KEY = 'the key of the operator';
  const { host } = await setup(project, { OPERATOR_KEY });

  const without = await host.fetch(submit([`${site}/`]));
  const withKey = await host.fetch(submit([`${site}/`], { 'x-operator-key': OPERATOR_KEY }));

  expect(await without.json()).toEqual({ error: 'operator_key_required' });
  expect(await withKey.json()).toEqual({ submitted: 1, pending: false });
});

test('passes on the function’s 413 for a body that is too large', async () => {
  const { host } = await setup();

  const response = await host.fetch(submit([`${site}/${'a'.repeat(2_000_000)}`]));

  expect([response.status, await response.json()]).toEqual([413, { error: 'too_large' }]);
});

test('gives a function the path and body of a request, but no access to this machine', async () => {
  const { host } = await setup(projectWithEcho());

  const response = await host.fetch(echo('?a=1', 'hello'));

  const denied = 'NotCapable';
  const { variables, ...answer } = await response.json();
  expect(answer).toMatchObject({
    pathname: '/echo/path',
    text: 'hello',
    write: denied,
    read: denied,
    run: denied,
    net: denied,
  });
  // PATH is Deno's own; HOME and USER must not be there.
  const ours =
    /^(?:NO_COLOR|PATH|(?:BUSINESS|INDEXNOW|MAIL|OPERATOR|RESEND|SITE|SUPABASE|VISIT)_.+)$/;
  expect(variables.filter((name: string) => !ours.test(name))).toEqual([]);
});

test.each(['/unknown', '/_shared', '/..%2Fecho', '/../../echo', '', '/'])(
  'answers 404 to %j',
  async (name) => {
    const { host } = await setup(projectWithEcho());

    const response = await host.fetch(new Request(`${site}/functions/v1${name}`));

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'function_not_found' });
  },
);

test('says why a function cannot start, while the others answer', async () => {
  const { host, lines } = await setup(projectWithEcho());

  const response = await host.fetch(new Request(`${site}/functions/v1/broken`));

  expect(response.status).toBe(502);
  expect((await response.json()).message).toContain('broken could not start');
  expect(lines).toContain('[functions] broken could not start: oh');
  expect((await host.fetch(echo())).status).toBe(200);
});

test('says that Deno is not installed', async () => {
  const { host } = await setup(projectWithEcho({ withDeno: false }));

  const response = await host.fetch(echo());

  expect(response.status).toBe(502);
  expect((await response.json()).message).toContain('Deno is not installed');
});

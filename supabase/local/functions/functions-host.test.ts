import { expect, test } from 'vitest';
import { echo, projectWithEcho, setup, site } from './functions-host.fixture.ts';

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

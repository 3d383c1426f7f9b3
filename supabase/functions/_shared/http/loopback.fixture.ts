export function startServer(answer: (request: Request) => Response | Promise<Response>) {
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, answer);
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

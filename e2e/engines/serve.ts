import { type Plugin, preview } from 'vite';
import { moveClock } from '../../supabase/local/process/local-clock';
import { nodeListener } from '../../supabase/local/process/node-listener';
import { randomNetwork } from '../support/forms/request-row';
import { answerInState, operatorStates, ownerStates } from '../support/visits/visit-states';

// A cookie turns the fault on, so other visitors of this server are not affected.
const lostAnswers = /\bfault=lose-answers\b/;
const lateCode = /\bfault=late-code\b/;

/** Milliseconds: long enough to press a button before the code arrives. */
const delay = 4000;

/** Stores requests and drops the answers, or delays the page's scripts. */
const badLine: Plugin = {
  name: 'bad-line',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/assets', (request, _response, next) => {
      const isLate = request.url?.endsWith('.js') && lateCode.test(request.headers.cookie ?? '');
      setTimeout(next, isLate ? delay : 0);
    });
    middlewares.use('/rest', (request, response, next) => {
      if (request.method === 'POST' && request.headers.origin) {
        request.headersDistinct['cf-connecting-ip'] = [randomNetwork()];
      }
      if (lostAnswers.test(request.headers.cookie ?? '')) {
        response.writeHead = () => {
          request.socket.destroy();
          return response;
        };
      }
      next();
    });
  },
};

const visits = '/functions/v1/visits';
const pageStates = { owner: ownerStates, operator: operatorStates };

/** Answers for the state that a cookie names: `visit-state=owner/done`. */
const visitStates: Plugin = {
  name: 'visit-states',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use(visits, (request, response, next) => {
      const state = findState(request.headers.cookie);
      if (!state) return next();
      const answer = nodeListener(async (asked) => {
        const headers = new Headers(asked.headers);
        for (const name of ['cookie', 'connection', 'content-length']) headers.delete(name);
        const url = new URL(visits, asked.url);
        const stored = await fetch(url, { method: 'POST', headers, body: await asked.text() });
        const { status, body } = answerInState(state, await stored.json());
        return Response.json(body, { status });
      });
      answer(request, response).catch(next);
    });
  },
};

function findState(cookies = '') {
  const [, audience, name = ''] = /\bvisit-state=(owner|operator)\/([^;]+)/.exec(cookies) ?? [];
  if (audience !== 'owner' && audience !== 'operator') return undefined;
  return pageStates[audience][decodeURIComponent(name)];
}

/** The embedded database reads `Date`. */
const clock: Plugin = {
  name: 'clock',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/clock', (request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      moveClock(searchParams.get('ahead') ?? '');
      response.end();
    });
  },
};

await preview({
  mode: 'demo',
  preview: { port: Number(process.env['ENGINES_PORT']) },
  plugins: process.env['ENGINES_CLOCK'] ? [badLine, clock, visitStates] : [badLine],
});

import { webhookSetting } from '../functions/mail-events/provider-events.ts';
import {
  type Deployment,
  type Finding,
  type Network,
  ask,
  cli,
  findCode,
  missing,
  notSeen,
  ok,
} from './finding.ts';

/** A request that changes nothing, and the codes that show the function is set up. */
type Probe = {
  readonly name: string;
  readonly body: object;
  readonly healthyCodes: readonly string[];
  /** What mends `not_configured`. Must not replace a secret that is set: mailed links and devices depend on them. */
  readonly fix?: (deployment: Deployment) => string;
};

const secretsList = `run ${cli} secrets list, and set only what is missing`;
const keyShape = 'if OPERATOR_KEY is set, it needs at least 16 characters';

const probes: readonly Probe[] = [
  {
    name: 'visits',
    body: {},
    healthyCodes: ['invalid_request'],
    fix: ({ site }) =>
      `${secretsList}: ${cli} secrets set SITE_ORIGIN=${site}; ${cli} secrets set VISIT_LINK_SECRET="$(openssl rand -base64 32)", but never replace an existing one: links already emailed would stop working; ${keyShape}`,
  },
  {
    name: 'confirm-subscription',
    body: {},
    healthyCodes: ['invalid_token'],
    fix: ({ site }) => `${cli} secrets set SITE_ORIGIN=${site}`,
  },
  {
    name: 'submit-indexnow',
    body: { urls: [] },
    healthyCodes: ['operator_key_required', 'urls_required'],
    fix: ({ site, indexNowKey }) =>
      `${secretsList}: ${cli} secrets set SITE_ORIGIN=${site}; ${cli} secrets set INDEXNOW_KEY=${indexNowKey || 'PUBLIC_KEY'}; ${keyShape}`,
  },
  // only accepts the secret key, which the probe does not send, so its settings cannot be seen
  { name: 'deliver-notifications', body: {}, healthyCodes: ['invalid_api_key'] },
];

export async function lookAtFunctions(
  deployment: Deployment,
  network: Network,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const probe of probes) found.push(await lookAtFunction(probe, deployment, network));
  return [...found, await checkOperatorKey(deployment, network)];
}

async function lookAtFunction(
  { name, body, healthyCodes, fix }: Probe,
  deployment: Deployment,
  network: Network,
): Promise<Finding> {
  const answer = await post(name, body, deployment, network);
  const code = answer ? findCode(answer.text) : '';
  if (healthyCodes.includes(code)) {
    return ok(`The function ${name} is deployed${fix ? ' and has its settings' : ''}`);
  }
  if (fix && code === 'not_configured') {
    return missing(`The function ${name} is missing settings`, fix(deployment));
  }
  if (code === 'foreign_origin') {
    return missing(
      `The function ${name} expects the site at another address`,
      `${cli} secrets set SITE_ORIGIN=${deployment.site}`,
    );
  }
  const how = answer
    ? `returns ${[answer.status, code].filter(Boolean).join(' ')}`
    : 'does not respond';
  return missing(`The function ${name} ${how}`, `${cli} functions deploy ${name} --use-api`);
}

/** Without OPERATOR_KEY the operator's day stays closed and anybody with a forwarded link can open it. */
async function checkOperatorKey(deployment: Deployment, network: Network): Promise<Finding> {
  const answer = await post('visits', { audience: 'operator', action: 'day' }, deployment, network);
  const code = answer ? findCode(answer.text) : '';
  if (code === 'operator_key_required') return ok('The operator’s pages ask for OPERATOR_KEY');
  // a site on https without a key, or one on http, which shows the day to anybody
  if (code === 'operator_key_missing' || answer?.status === 200) {
    return missing(
      'The operator’s pages do not ask for a key',
      `key="$(openssl rand -base64 24)"; echo "$key"; ${cli} secrets set OPERATOR_KEY="$key" (save the printed key: it cannot be read again)`,
    );
  }
  return notSeen(
    'Could not check whether the operator’s pages ask for a key',
    'fix the function visits first',
  );
}

/** An unsigned event changes nothing. */
export async function lookAtWebhook(deployment: Deployment, network: Network): Promise<Finding[]> {
  const answer = await post('mail-events', {}, deployment, network);
  const code = answer ? findCode(answer.text) : '';
  if (code === 'invalid_signature') return [ok('The project hears about bounces')];
  return [
    code === 'not_configured'
      ? missing(
          'The project does not hear about bounces',
          `add the webhook in Resend, and ${cli} secrets set ${webhookSetting}=whsec_...`,
        )
      : missing(
          'The function mail-events does not respond as expected',
          `${cli} functions deploy mail-events --use-api`,
        ),
  ];
}

function post(
  name: string,
  body: object,
  { project, publishableKey, site }: Deployment,
  network: Network,
) {
  return ask(network, `${project}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', origin: site },
    body: JSON.stringify(body),
  });
}

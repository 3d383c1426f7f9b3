import { webhookSetting } from '../functions/mail-events/provider-events.ts';
import {
  type Deployment,
  type Finding,
  type Network,
  ask,
  cli,
  findCode,
  missing,
  ok,
} from './finding.ts';

/** A request that changes nothing, and the codes that show the function is set up. */
type Probe = {
  readonly name: string;
  readonly body: object;
  readonly healthyCodes: readonly string[];
  /** To set when the answer is `not_configured`. */
  readonly secrets: string;
};

const probes: readonly Probe[] = [
  {
    name: 'visits',
    body: {},
    healthyCodes: ['invalid_request'],
    secrets: `VISIT_LINK_SECRET="$(openssl rand -base64 32)" SITE_ORIGIN=SITE`,
  },
  {
    name: 'confirm-subscription',
    body: {},
    healthyCodes: ['invalid_token'],
    secrets: 'SITE_ORIGIN=SITE',
  },
  {
    name: 'submit-indexnow',
    body: { urls: [] },
    healthyCodes: ['operator_key_required', 'urls_required'],
    secrets: 'SITE_ORIGIN=SITE INDEXNOW_KEY=PUBLIC_KEY',
  },
  // these only accept the secret key, which the probe does not send
  { name: 'deliver-notifications', body: {}, healthyCodes: ['invalid_api_key'], secrets: '' },
  { name: 'check-inserts', body: {}, healthyCodes: ['invalid_api_key'], secrets: '' },
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
  { name, body, healthyCodes, secrets }: Probe,
  deployment: Deployment,
  network: Network,
): Promise<Finding> {
  const answer = await post(name, body, deployment, network);
  const code = answer ? findCode(answer.text) : '';
  if (healthyCodes.includes(code))
    return ok(`The function ${name} is deployed and has its settings`);
  if (code === 'not_configured') {
    return missing(
      `The function ${name} has not its settings`,
      `${cli} secrets set ${secrets.replace('SITE', deployment.site)}`,
    );
  }
  if (code === 'foreign_origin') {
    return missing(
      `The function ${name} takes another address for the site`,
      `${cli} secrets set SITE_ORIGIN=${deployment.site}`,
    );
  }
  const how = answer
    ? `answers ${[answer.status, code].filter(Boolean).join(' ')}`
    : 'does not answer';
  return missing(`The function ${name} ${how}`, `${cli} functions deploy ${name} --use-api`);
}

/** Without OPERATOR_KEY the operator's day stays closed and anybody with a forwarded link can open it. */
async function checkOperatorKey(deployment: Deployment, network: Network): Promise<Finding> {
  const answer = await post('visits', { audience: 'operator', action: 'day' }, deployment, network);
  return answer && findCode(answer.text) === 'operator_key_required'
    ? ok('The operator’s pages ask for OPERATOR_KEY')
    : missing(
        'The operator’s pages ask for no key',
        `${cli} secrets set OPERATOR_KEY="$(openssl rand -base64 24)"`,
      );
}

/** An unsigned event changes nothing. */
export async function lookAtWebhook(deployment: Deployment, network: Network): Promise<Finding[]> {
  const answer = await post('mail-events', {}, deployment, network);
  const code = answer ? findCode(answer.text) : '';
  if (code === 'invalid_signature') return [ok('Bounces are told to the project')];
  return [
    code === 'not_configured'
      ? missing(
          'Bounces are not told to the project',
          `add the webhook in Resend, and ${cli} secrets set ${webhookSetting}=whsec_...`,
        )
      : missing(
          'The function mail-events does not answer as it should',
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

import {
  type Finding,
  type Instruments,
  type Patient,
  ask,
  cli,
  codeIn,
  missing,
  stands,
} from './finding.ts';

/** A request that changes nothing, and the codes that show the function is set up. */
type Probe = {
  readonly name: string;
  readonly body: object;
  readonly well: readonly string[];
  /** To set when the answer is `not_configured`. */
  readonly secrets: string;
};

const probes: readonly Probe[] = [
  {
    name: 'visits',
    body: {},
    well: ['invalid_request'],
    secrets: `VISIT_LINK_SECRET="$(openssl rand -base64 32)" SITE_ORIGIN=SITE`,
  },
  {
    name: 'confirm-subscription',
    body: {},
    well: ['invalid_token'],
    secrets: 'SITE_ORIGIN=SITE',
  },
  {
    name: 'submit-indexnow',
    body: { urls: [] },
    well: ['operator_key_required', 'urls_required'],
    secrets: 'SITE_ORIGIN=SITE INDEXNOW_KEY=PUBLIC_KEY',
  },
  // these only accept the secret key, which the probe does not send
  { name: 'deliver-notifications', body: {}, well: ['invalid_api_key'], secrets: '' },
  { name: 'check-inserts', body: {}, well: ['invalid_api_key'], secrets: '' },
];

export async function lookAtFunctions(
  patient: Patient,
  instruments: Instruments,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const probe of probes) found.push(await lookAtFunction(probe, patient, instruments));
  return [...found, await operatorKey(patient, instruments)];
}

async function lookAtFunction(
  { name, body, well, secrets }: Probe,
  patient: Patient,
  instruments: Instruments,
): Promise<Finding> {
  const answer = await post(name, body, patient, instruments);
  const code = answer ? codeIn(answer.text) : '';
  if (well.includes(code)) return stands(`The function ${name} is deployed and has its settings`);
  if (code === 'not_configured') {
    return missing(
      `The function ${name} has not its settings`,
      `${cli} secrets set ${secrets.replace('SITE', patient.site)}`,
    );
  }
  if (code === 'foreign_origin') {
    return missing(
      `The function ${name} takes another address for the site`,
      `${cli} secrets set SITE_ORIGIN=${patient.site}`,
    );
  }
  const how = answer
    ? `answers ${[answer.status, code].filter(Boolean).join(' ')}`
    : 'does not answer';
  return missing(`The function ${name} ${how}`, `${cli} functions deploy ${name} --use-api`);
}

/** Without OPERATOR_KEY the operator's day stays closed and anybody with a forwarded link can open it. */
async function operatorKey(patient: Patient, instruments: Instruments): Promise<Finding> {
  const answer = await post(
    'visits',
    { audience: 'operator', action: 'day' },
    patient,
    instruments,
  );
  return answer && codeIn(answer.text) === 'operator_key_required'
    ? stands('The operator’s pages ask for OPERATOR_KEY')
    : missing(
        'The operator’s pages ask for no key',
        `${cli} secrets set OPERATOR_KEY="$(openssl rand -base64 24)"`,
      );
}

/** An unsigned event changes nothing. */
export async function lookAtWebhook(
  patient: Patient,
  instruments: Instruments,
): Promise<Finding[]> {
  const answer = await post('mail-events', {}, patient, instruments);
  const code = answer ? codeIn(answer.text) : '';
  if (code === 'invalid_signature') return [stands('Bounces are told to the project')];
  return [
    code === 'not_configured'
      ? missing(
          'Bounces are not told to the project',
          `add the webhook in Resend, and ${cli} secrets set RESEND_WEBHOOK_SECRET=whsec_...`,
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
  { project, publishableKey, site }: Patient,
  instruments: Instruments,
) {
  return ask(instruments, `${project}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', origin: site },
    body: JSON.stringify(body),
  });
}

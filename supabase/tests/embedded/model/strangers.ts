import { booking, dayFromToday } from '../../setup/sample-rows.ts';
import { newReference } from '../../visits/visit-client.ts';
import { expectOpened, ownerAddress, sendRequest } from './visitors.ts';
import { type World, findKeys, findRequest, nextNumber, verify } from './world.ts';

type StrangerDoes =
  | 'sends as another'
  | 'sends as the owner'
  | 'sends as a machine'
  | 'books for the owner'
  | 'tries keys'
  | 'swaps keys'
  | 'forges events'
  | 'mixes rows';

function respell(mailbox: string, number: number): string {
  return number % 2 === 0 ? mailbox.toUpperCase() : mailbox.replace('@', `+${number}@`);
}

/** The stranger knows reference and mailbox of an owner, from a text message or a printed ticket. */
export async function actAsStranger(world: World, does: StrangerDoes, which: number) {
  const request = findRequest(world, which);
  if (!request) return;
  const { reference, mailbox } = request;
  const number = nextNumber(world);
  const address = `10.7.0.${number % 250}`;
  if (mailbox === '') {
    await sendRequest(world, { reference, email: 'eve@elsewhere.example', address });
    return;
  }
  switch (does) {
    case 'sends as another':
      await sendRequest(world, { reference, email: 'eve@elsewhere.example', address });
      await sendRequest(world, { reference, email: mailbox.replace('@', '+eve@'), address });
      return;
    case 'sends as the owner':
    case 'sends as a machine': {
      const isMachine = does === 'sends as a machine';
      await sendRequest(world, { reference, email: mailbox.toUpperCase(), address, isMachine });
      return;
    }
    case 'books for the owner':
      await sendRequest(world, {
        reference: newReference(),
        email: respell(mailbox, number),
        address,
      });
      return;
    case 'tries keys':
      return tryWrongKeys(world, reference, address);
    case 'swaps keys':
      return swapKeys(world, which, address);
    case 'forges events': {
      const mail = world.site.provider.delivered.at(-1);
      if (!mail) return;
      const status = await world.site.tell({ ...mail, type: 'email.complained' }, true);
      verify(status === 401, `2: a forged event was answered ${status}`);
      return;
    }
    case 'mixes rows': {
      const rows = [mailbox, 'eve@elsewhere.example'].map((email, index) =>
        booking({ reference, email, pet_number: index + 1, preferred_date: dayFromToday(20) }),
      );
      const rule = await world.site.insert(rows, address);
      verify(['bookings_rows_agree', '429'].includes(rule), `1: mixed rows got "${rule}"`);
      return;
    }
  }
}

async function tryWrongKeys(world: World, reference: string, address: string): Promise<void> {
  for (const token of ['A', 'B', 'C', 'D', 'E'].map((letter) => letter.repeat(22))) {
    const action = { action: 'cancel', revision: 0, acceptsFee: true } as const;
    const { status, visit } = await world.site.askAsOwner({ reference, token }, action, address);
    verify(!visit && [404, 429].includes(status), `2: a guessed key was answered ${status}`);
  }
  const request = world.requests.get(reference);
  const key = request && findKeys(world, request, 'visit').at(-1);
  if (!key) return;
  const { status } = await world.site.askAsOwner(key, { action: 'read' }, address);
  expectOpened(world, key, status);
}

async function swapKeys(world: World, which: number, address: string): Promise<void> {
  const { site } = world;
  const request = findRequest(world, which);
  const operatorKey = request && findKeys(world, request, 'operator').at(-1);
  const ownerKey = request && findKeys(world, request, 'visit').at(-1);
  const read = { action: 'read' } as const;
  const answers = [
    ...(operatorKey ? [await site.askAsOwner(operatorKey, read, address)] : []),
    ...(ownerKey ? [await site.askAsOperator(ownerKey, read, 'a wrong key')] : []),
  ];
  for (const { status } of answers) {
    verify([404, 429].includes(status), `2: a key of the other audience was answered ${status}`);
  }
}

type RobotDoes =
  'floods' | 'floods a mailbox' | 'floods from everywhere' | 'fills what is hidden' | 'tries keys';

export async function actAsRobot(world: World, does: RobotDoes, which: number): Promise<void> {
  const request = findRequest(world, which);
  if (does === 'tries keys') {
    if (request) await tryWrongKeys(world, request.reference, ownerAddress);
    return;
  }
  const isMachine = does === 'fills what is hidden';
  const isEverywhere = isMachine || does === 'floods from everywhere';
  // more than a digest lists, in a surge
  for (let times = 0; times < (isEverywhere ? 30 : 7); times += 1) {
    const number = nextNumber(world);
    const isAimed = does === 'floods a mailbox' && request?.mailbox;
    const email = isAimed || `bot${number}@bots.example`;
    const address = isEverywhere ? `10.6.0.${number % 250}` : '10.6.1.1';
    const sent = { reference: newReference(), email: respell(email, number), address, isMachine };
    await sendRequest(world, sent);
  }
}

import type { z } from 'zod';
import type { Reply } from '../_shared/http/page-call.ts';
import { type WindowQuestion, daysAhead } from '../_shared/visits/open-windows.ts';
import type { VisitKey } from '../_shared/visits/reference.ts';
import {
  type UnsubscribeAction,
  dayActions,
  unsubscribeActions,
  visitActions,
  visitChanges,
  visitKey,
  visitorActions,
} from '../_shared/visits/visit-actions.ts';
import { addVisit, bookNext, findCustomer, findNames, holdTime } from './answers/answer-added.ts';
import {
  answerMessage,
  blockTime,
  readDay,
  readEarned,
  setCalled,
  unblockTime,
} from './answers/answer-day.ts';
import { answerReturns } from './answers/answer-returns.ts';
import {
  type VisitContext,
  changeVisit,
  keepPrivateLine,
  readRebooking,
  readVisit,
  undoChange,
} from './answers/answer-visit.ts';
import {
  type Context,
  type VisitLinkRecord,
  findKeyRefusal,
  findOperatorRefusal,
  refuseTooMany,
} from './check-keys.ts';

type Fields = Readonly<Record<string, unknown>>;
/** `undefined` when fields are missing or wrong. */
type Answer = (body: Fields, context: Context) => Reply | Promise<Reply> | undefined;
type AnswerTo<Schema extends z.ZodType, Known = Context> = (
  fields: z.infer<Schema>,
  context: Known,
) => Promise<Reply>;
type Answers<Actions> = Record<keyof Actions, Answer>;

const { owner, operator } = visitActions;

const answers = {
  visitor: {
    windows: reading(visitorActions.windows, readWindows),
  } satisfies Answers<typeof visitorActions>,
  stop: {
    read_return_emails: byUnsubscribeToken('read_return_emails'),
    end_return_emails: byUnsubscribeToken('end_return_emails'),
    resume_return_emails: byUnsubscribeToken('resume_return_emails'),
  } satisfies Answers<typeof unsubscribeActions>,
  owner: {
    ...changesBy('owner'),
    read: byLink('owner', owner.read, readVisit),
    rebook: byLink('owner', owner.rebook, readRebooking, ({ can_rebook }) => can_rebook),
  } satisfies Answers<typeof owner>,
  operator: {
    ...changesBy('operator'),
    read: byLink('operator', operator.read, readVisit),
    undo: byLink('operator', operator.undo, undoChange),
    keep_private_line: byLink('operator', operator.keep_private_line, keepPrivateLine),
    next: byLink('operator', operator.next, bookNext),
    day: byOperator(dayActions.day, readDay),
    earned: byOperator(dayActions.earned, readEarned),
    message: byOperator(dayActions.message, answerMessage),
    block: byOperator(dayActions.block, blockTime),
    unblock: byOperator(dayActions.unblock, unblockTime),
    find: byOperator(dayActions.find, findCustomer),
    find_names: byOperator(dayActions.find_names, findNames),
    add: byOperator(dayActions.add, addVisit),
    hold: byOperator(dayActions.hold, holdTime),
    called: byOperator(dayActions.called, setCalled),
  } satisfies Answers<typeof operator & typeof dayActions>,
};

/** Does not check the key; `undefined` for an unknown action. */
export function findAnswer({ audience, action }: Fields): Answer | undefined {
  const known = Object.entries(answers).find(([name]) => name === audience)?.[1] ?? {};
  return Object.entries<Answer>(known).find(([name]) => name === action)?.[1];
}

function reading<Schema extends z.ZodType>(schema: Schema, answer: AnswerTo<Schema>): Answer {
  return (body, context) => {
    const { success, data } = schema.safeParse(body);
    return success ? answer(data, context) : undefined;
  };
}

function byOperator<Schema extends z.ZodType>(schema: Schema, answer: AnswerTo<Schema>): Answer {
  return reading(
    schema,
    async (fields, context) => (await findOperatorRefusal(context)) ?? answer(fields, context),
  );
}

function byUnsubscribeToken(action: UnsubscribeAction): Answer {
  return reading(unsubscribeActions[action], (key, context) => answerReturns(action, key, context));
}

/** `opensStill`: whether a link opens it whose page has ended. */
function byLink<Schema extends z.ZodType>(
  audience: VisitKey['audience'],
  schema: Schema,
  answer: AnswerTo<Schema, VisitContext>,
  opensStill: (link: VisitLinkRecord) => boolean = () => false,
): Answer {
  return (body, context) => {
    const { success, data: key } = visitKey.safeParse(body);
    if (!success) return undefined;
    const { reference } = key;
    const answerFields = reading(schema, async (fields) => {
      const refusal = await findKeyRefusal({ ...key, audience }, context, opensStill);
      return refusal ?? answer(fields, { ...context, audience, reference });
    });
    return answerFields(body, context);
  };
}

function changesBy(audience: VisitKey['audience']): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(visitChanges[audience]).map(([action, schema]) => [
      action,
      byLink(audience, schema, changeVisit(action, schema)),
    ]),
  );
}

/** Each question counts, so that nobody tries every length and place. */
async function readWindows(question: WindowQuestion, context: Context): Promise<Reply> {
  const refusal = await refuseTooMany('questions', context);
  return refusal ?? [200, daysAhead(await context.busyDays.get(''), question, new Date())];
}

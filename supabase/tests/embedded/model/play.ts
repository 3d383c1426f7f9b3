import { addVisit, bookNext } from './added-visits.ts';
import { blockTime } from './blocks.ts';
import { deliverAndCheck } from './delivery-invariants.ts';
import { reportMailEvents } from './end-invariants.ts';
import { openDayAsOperator, revokeLinks, setMessage } from './operator-day.ts';
import { actAsOperator } from './operators.ts';
import type { Step } from './steps.ts';
import { actAsRobot, actAsStranger } from './strangers.ts';
import { bookAsOwner, cancelAsOwner, editAsOwner, openAsOwner, writeAsOwner } from './visitors.ts';
import { askAsOwner, endMailsAsOwner } from './wishes.ts';
import type { World } from './world.ts';
import { acceptAsOwner, keepLineAsOperator } from './yes-and-lines.ts';

export async function play(world: World, step: Step): Promise<void> {
  if ('delivers' in step) {
    // emails go every minute
    world.site.pass(1);
    return deliverAndCheck(world);
  }
  if ('blocksTime' in step) return blockTime(world, step);
  if ('device' in step) {
    // no two answers of the operator have the same time
    world.site.pass(1 / 60_000);
    return actAsOperator(world, step);
  }
  if ('keepsLine' in step) return keepLineAsOperator(world, step.which);
  if ('adds' in step) return addVisit(world, step);
  if ('booksNext' in step) return bookNext(world, step.booksNext, step.slot);
  if ('opensDay' in step) return openDayAsOperator(world, step.opensDay);
  if ('stranger' in step) return actAsStranger(world, step.stranger, step.which);
  if ('robot' in step) return actAsRobot(world, step.robot, step.which);
  if ('setsMessage' in step) return setMessage(world, step);
  if ('revokesLinks' in step) return revokeLinks(world, step.which);
  if ('tells' in step) return reportMailEvents(world, step.tells === 'twice' ? 2 : 1);
  if ('clock' in step) {
    world.site.pass(step.clock);
    return;
  }
  if ('provider' in step) {
    world.site.provider.mode = step.provider;
    return;
  }
  if ('who' in step) return bookAsOwner(world, step.who, step.pets);
  switch (step.owner) {
    case 'edits':
      return editAsOwner(world, step.which);
    case 'cancels':
      return cancelAsOwner(world, step.which);
    case 'ends mails':
      return endMailsAsOwner(world, step.which);
    case 'asks':
      return askAsOwner(world, step.which);
    case 'says yes':
      return acceptAsOwner(world, step.which);
    case 'writes':
      return writeAsOwner(world, step.which);
    case 'opens':
      return openAsOwner(world, step.which, world.steps % 2 === 0 ? 'newest' : 'oldest');
  }
}

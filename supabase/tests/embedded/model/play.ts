import { delivers } from './delivery-invariants.ts';
import { providerTells } from './end-invariants.ts';
import { operatorOpensDay } from './operator-day.ts';
import { handSets, operatorActs } from './operators.ts';
import type { Step } from './steps.ts';
import { robotActs, strangerActs } from './strangers.ts';
import { ownerBooks, ownerCancels, ownerEdits, ownerOpens } from './visitors.ts';
import { ownerAsks, ownerEndsMails } from './wishes.ts';
import type { World } from './world.ts';

/** A step that makes no sense in this world does nothing. */
export async function play(world: World, step: Step): Promise<void> {
  if ('delivers' in step) return delivers(world);
  if ('device' in step) return operatorActs(world, step);
  if ('opensDay' in step) return operatorOpensDay(world, step.opensDay);
  if ('stranger' in step) return strangerActs(world, step.stranger, step.which);
  if ('robot' in step) return robotActs(world, step.robot, step.which);
  if ('hand' in step) return handSets(world, step.hand, step.which);
  if ('tells' in step) return providerTells(world, step.tells === 'twice' ? 2 : 1);
  if ('clock' in step) {
    world.site.pass(step.clock);
    return;
  }
  if ('provider' in step) {
    world.site.provider.mode = step.provider;
    return;
  }
  if ('who' in step) return ownerBooks(world, step.who, step.pets);
  switch (step.owner) {
    case 'edits':
      return ownerEdits(world, step.which);
    case 'cancels':
      return ownerCancels(world, step.which);
    case 'ends mails':
      return ownerEndsMails(world, step.which);
    case 'asks':
      return ownerAsks(world, step.which);
    case 'opens':
      return ownerOpens(world, step.which, world.steps % 2 === 0 ? 'newest' : 'oldest');
  }
}

import { CalendarOff, CalendarPlus, Inbox, Search, Truck } from 'lucide-react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { keepScrollPosition } from './operator-link';
import { findField } from '@/backend/calls/invoke-function';
import { useHydrated } from '@/browser/use-hydrated';
import { paths } from '@/site/paths';
import type { DenverTime } from '@shared/time/denver-time';

const spots = [
  { name: 'today', words: 'Today', Icon: Truck },
  { name: 'answer', words: 'To answer', Icon: Inbox },
  { name: 'find', words: 'Find', Icon: Search },
  { name: 'add', words: 'Add a visit', Icon: CalendarPlus },
  { name: 'block', words: 'Block time', Icon: CalendarOff },
] as const;

type Spot = (typeof spots)[number]['name'];

type PanelName = Exclude<Spot, 'today' | 'answer'>;

/** Add is set apart because it is the most used action. */
const addStyle = 'hover:bg-dusk/6 lg:ml-auto lg:border lg:border-edge';

/**
 * The bar goes to a list of the day or opens a panel over it, from a request too. On a phone it is at the bottom, within
 * reach of a thumb, unless buttons of a form stick there.
 */
export function OperatorBar() {
  const { panel, isDone, goTo } = useSpot();
  return (
    <nav
      aria-label="Operator"
      data-operator-bar
      className="no-print sticky z-30 border-line bg-paper max-lg:bottom-(--stick-bottom) max-lg:order-last max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] lg:top-(--stick-top) lg:border-b noscript:hidden"
    >
      <div className="wrap flex max-w-7xl flex-wrap max-sm:px-1 lg:gap-2 lg:py-2">
        {spots.map(({ name, words, Icon }) => {
          const isOpen = panel === name;
          return (
            <button
              key={name}
              type="button"
              aria-expanded={isPanelName(name) ? isOpen : undefined}
              // The open panel's field keeps the focus.
              onMouseDown={(event) => isOpen && event.preventDefault()}
              onClick={() => {
                if (!isOpen || isDone) goTo(name);
              }}
              className={`flex min-h-14 grow cursor-pointer flex-col items-center justify-center gap-0.5 px-1 text-[0.85rem] leading-tight font-semibold sm:text-[0.9rem] lg:min-h-12 lg:grow-0 lg:flex-row lg:gap-2 lg:rounded-full lg:px-4 lg:first:-ml-4 lg:last:-mr-4 ${name === 'add' ? addStyle : 'hover:bg-dusk/6'} ${isOpen ? 'bg-accent-soft text-accent-deep' : ''}`}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {words}{' '}
            </button>
          );
        })}
      </div>
    </nav>
  );
}

/**
 * The browser's history holds what the bar was last tapped for, so that Back closes a panel, and a reload opens it again
 * unless it was done. `tap` differs with each tap.
 */
export function useSpot() {
  const { hash, key: tap, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  // The browser's history may hold any value.
  const isDone = findField<boolean>(state, 'isDone');
  const opened = findField<string>(state, 'opened');
  const isShown = isHydrated && hash === '' && !(isReturn && isDone);
  const spot = spots.find(({ name }) => isShown && name === findField<string>(state, 'spot'))?.name;
  const panel = isPanelName(spot) ? spot : undefined;
  return {
    spot,
    panel,
    /** Differs with each opening of a panel. */
    opened,
    isDone,
    /** True while a visit is typed, until it is stored. */
    isAdding: panel === 'add' && !isDone,
    /** The day and the time that were tapped to add a visit. */
    wanted: {
      day: findField<string>(state, 'wantedDay'),
      time: findField<string>(state, 'wantedTime'),
    },
    tap,
    isReturn,
    /** Marks the panel as finished, so that Back and reload do not reopen it. */
    markDone(name: PanelName, done: boolean) {
      void navigate(paths.operator, { state: { spot: name, opened, isDone: done }, replace: true });
    },
    goTo(next: Spot | undefined, wanted?: Partial<DenverTime>) {
      const isPanel = isPanelName(next);
      if (isPanel && !panel && hash === '') keepScrollPosition();
      void navigate(paths.operator, {
        state: { spot: next, opened: tap, wantedDay: wanted?.day, wantedTime: wanted?.time },
        replace: hash === '' && !isPanel,
      });
    },
  };
}

function isPanelName(spot: Spot | undefined): spot is PanelName {
  return spot !== undefined && spot !== 'today' && spot !== 'answer';
}

import { Button, type ButtonStyle } from '@/ui/button';
import { statusWords } from '@shared/visits/visit-status';

export type Closing = 'done' | 'no_show';

type ClosingButtonsProps = {
  size: NonNullable<ButtonStyle['size']>;
  /** Variant of the Done button. */
  variant?: ButtonStyle['variant'];
  /** The button whose question was dismissed; it takes the focus. */
  dismissed: Closing | undefined;
  isDisabled?: boolean;
  onClose: (closing: Closing) => void;
};

export function ClosingButtons(props: ClosingButtonsProps) {
  const { size, variant = 'accent', dismissed, isDisabled = false, onClose } = props;
  return (['done', 'no_show'] as const).map((closing) => (
    <Button
      key={closing}
      ref={closing === dismissed ? takeFocusInPlace : undefined}
      variant={closing === 'done' ? variant : 'outline'}
      size={closing === 'done' ? size : 'thumb'}
      className={closing === 'done' ? 'grow-2 basis-24' : 'grow'}
      disabled={isDisabled}
      onClick={() => onClose(closing)}
    >
      {statusWords[closing]}
    </Button>
  ));
}

/** On a phone the page would scroll to the end of the bar's place. In a row of the day the pet's name stays in sight. */
export function takeFocusInPlace(field: HTMLElement | null) {
  field?.focus({ preventScroll: true });
  field?.closest('li > article')?.scrollIntoView({ block: 'nearest' });
}

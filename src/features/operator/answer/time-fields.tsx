import { useFormContext, useWatch } from 'react-hook-form';
import type { TimeChoice } from './visit-time';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { visitRange } from '@shared/visits/visit-state';

/** Minutes; others are typed. */
const usualLengths = [60, 90, 120, 180];

/** When the van arrives, and for how long. */
export function TimeFields() {
  const { register, formState, control, setValue, clearErrors } = useFormContext<TimeChoice>();
  const { errors } = formState;
  const minutes = useWatch({ control, name: 'minutes' });
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 grow-3 basis-36">
          <TextField
            type="time"
            label="We arrive at"
            step={900}
            error={errors.time?.message}
            {...register('time')}
          />
        </div>
        <div className="min-w-0 grow-2 basis-24">
          <TextField
            type="number"
            label="Minutes"
            inputMode="numeric"
            min={visitRange.fewestMinutes}
            step={15}
            error={errors.minutes?.message}
            {...register('minutes', { valueAsNumber: true })}
          />
        </div>
      </div>
      <div role="group" aria-label="Usual lengths" className="mt-2 flex flex-wrap gap-2">
        {usualLengths.map((length) => (
          <Button
            key={length}
            variant={length === minutes ? 'default' : 'secondary'}
            size="thumb"
            className="grow"
            aria-label={`${length} min`}
            aria-pressed={length === minutes}
            onClick={() => {
              setValue('minutes', length, { shouldDirty: true });
              clearErrors(['time', 'minutes']);
            }}
          >
            {length}
          </Button>
        ))}
      </div>
    </div>
  );
}

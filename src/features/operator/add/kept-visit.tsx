import type { ReactNode } from 'react';
import { Panel } from '../action-form';
import { formatStart } from '../time-words';
import { addFailures } from './add-failures';
import type { AddValues } from './add-values';
import { SomebodyElse } from './unsent-visits';
import { Button } from '@/ui/button';

type KeptVisitProps = {
  values: AddValues;
  onStartOver: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The form stays away, so that nobody adds the visit twice. */
export function KeptVisit({ values, onStartOver, onClose, children }: KeptVisitProps) {
  return (
    <Panel title="Kept on this phone" takesFocus>
      <p className="my-3 font-semibold">
        {values.name}: {formatStart(values)}
      </p>
      <p role="status">{addFailures.offline}</p>
      <div className="mt-3 grid grid-cols-2 gap-2 lg:flex">
        <SomebodyElse onStartOver={onStartOver} />
        {children}
        <Button variant="ghost" size="thumb" onClick={onClose}>
          Close
        </Button>
      </div>
    </Panel>
  );
}

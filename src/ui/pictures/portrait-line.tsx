import type { ReactNode } from 'react';
import { Picture } from './picture';

type PortraitLineProps = { portraits: readonly PictureFile[]; children: ReactNode };

export function PortraitLine({ portraits, children }: PortraitLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex shrink-0 -space-x-4">
        {portraits.map((portrait, index) => (
          <Picture
            key={index}
            picture={portrait}
            alt=""
            sizes="56px"
            className="size-14 rounded-full ring-4 ring-paper"
          />
        ))}
      </div>
      <p className="min-w-[min(100%,9rem)] grow basis-0 font-semibold">{children}</p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Picture } from './picture';

type PortraitLineProps = { portraits: readonly PictureFile[]; children: ReactNode };

export function PortraitLine({ portraits, children }: PortraitLineProps) {
  return (
    <div className="flex items-center gap-4">
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
      <p className="font-semibold">{children}</p>
    </div>
  );
}

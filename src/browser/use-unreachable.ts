import { useEffect, useState } from 'react';

/** True once a picture of another company's server could not be had; asked for when there is a need. */
export function useUnreachable(picture: string, isNeeded: boolean): boolean {
  const [isUnreachable, setIsUnreachable] = useState(false);

  useEffect(() => {
    if (!isNeeded) return;
    const probe = new Image();
    probe.onerror = () => setIsUnreachable(true);
    probe.src = picture;
  }, [picture, isNeeded]);

  return isUnreachable;
}

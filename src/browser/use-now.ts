import { useEffect, useState } from 'react';

/** The current time, renewed when the tab becomes visible: it may stay open overnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const renew = () => setNow(new Date());
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('focus', renew);
    return () => {
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('focus', renew);
    };
  }, []);

  return now;
}

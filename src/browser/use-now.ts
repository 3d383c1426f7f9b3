import { useEffect, useState } from 'react';

/** The current time, renewed each minute and when the tab becomes visible: it may stay open overnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const renew = () => setNow(new Date());
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('focus', renew);
    const timer = setInterval(renew, 60_000);
    return () => {
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('focus', renew);
      clearInterval(timer);
    };
  }, []);

  return now;
}

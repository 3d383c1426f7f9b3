import { useEffect, useState } from 'react';

/** Milliseconds; 0 until an answer says what time it is, because a device's clock may be wrong. */
let serverAhead = 0;

const serverTimeEvent = 'server-time';

/** The server's time at `deviceTime`; until an answer has told it, the device's own. */
export function serverTime(deviceTime = Date.now()): Date {
  return new Date(deviceTime + serverAhead);
}

/** `now` is an ISO 8601 instant. */
export function setServerTime(now: string): void {
  serverAhead = Date.parse(now) - Date.now();
  window.dispatchEvent(new Event(serverTimeEvent));
}

/** `serverTime`, renewed each minute and when the tab becomes visible: it may stay open overnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => serverTime());

  useEffect(() => {
    const renew = () => setNow(serverTime());
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('focus', renew);
    window.addEventListener(serverTimeEvent, renew);
    const timer = setInterval(renew, 60_000);
    return () => {
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('focus', renew);
      window.removeEventListener(serverTimeEvent, renew);
      clearInterval(timer);
    };
  }, []);

  return now;
}

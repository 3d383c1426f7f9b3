import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

type WhenNearProps = {
  children: ReactNode;
  /** Shown until the children are near and loaded. */
  fallback?: ReactNode;
  className?: string;
};

/** Renders its children once they are within 400 px of the viewport. */
export function WhenNear({ children, fallback = null, className }: WhenNearProps) {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(slot);
  return (
    <div ref={slot} className={className}>
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}

/** Turns true once an element is within 400 px of the viewport, and stays true. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}

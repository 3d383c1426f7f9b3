import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

type WhenNearProps = {
  children: ReactNode;
  /** Stands in their place before, and until their code is there. */
  fallback?: ReactNode;
  className?: string;
};

/** What is drawn once its place is about one screen away. */
export function WhenNear({ children, fallback = null, className }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place} className={className}>
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}

/** True from the moment an element is about one screen away. */
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
      { rootMargin: '600px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}

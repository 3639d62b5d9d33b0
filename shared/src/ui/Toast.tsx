import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { AppLink } from './AppLink.tsx';
import { Icon } from './Icon.tsx';

export type ToastTone = 'good' | 'bad' | 'info';
/** A link after the message of a toast. */
export interface ToastLink {
  label: string;
  to: string;
}
export type ShowToast = (message: string, tone?: ToastTone, link?: ToastLink) => void;

/** Time after which a toast disappears, in milliseconds. */
export const TOAST_MS = 3000;

interface Toast {
  id: number;
  message: string;
  tone: ToastTone;
  link: ToastLink | undefined;
}

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Provides toasts. Their live region exists from the start, because screen readers may ignore text in a new region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const show = useCallback<ShowToast>((message, tone = 'good', link = undefined) => {
    const id = ++lastId.current;
    setToasts((currentToasts) => [...currentToasts, { id, message, tone, link }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setToasts((currentToasts) => currentToasts.filter((toast) => toast.id !== id));
    }, TOAST_MS);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const runningTimers = timers.current;
    return () => runningTimers.forEach(clearTimeout);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <Region className="screen-only" role="status">
        {toasts.map(({ id, message, tone, link }) => (
          <Message key={id} $tone={tone}>
            <Icon name={tone === 'bad' ? 'close' : 'check'} />
            <span>{message}</span>
            {link && (
              <AppLink to={link.to} data-toast-link="">
                {link.label}
              </AppLink>
            )}
          </Message>
        ))}
      </Region>
    </ToastContext>
  );
}

/**
 * Returns a function that shows a message for {@link TOAST_MS}.
 * @throws Error outside a ToastProvider
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const Region = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  pointer-events: none;

  @media (width < 48rem) {
    /* Keeps the messages above a bar at the bottom of the window. */
    body:has([data-bottom-bar]) & {
      bottom: 4rem;
    }
  }
`;

const Message = styled.p<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  max-width: 34rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $tone }) => theme.color[$tone]};
  color: ${({ theme }) => theme.color.onDark};
  font-weight: 600;
  pointer-events: auto;

  a {
    padding-block: 0.3rem;
    color: inherit;
    white-space: nowrap;
  }
  :focus-visible {
    outline-color: ${({ theme }) => theme.color.turmeric};
  }
  box-shadow: ${({ theme }) => theme.shadow.high};
  animation: ${rise} ${({ theme }) => theme.motion.calm};
`;

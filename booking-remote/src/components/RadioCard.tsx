import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Muted, optionStyle } from '@rangmala/shared/ui';

export interface RadioCardProps {
  /** The name of the radio group. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  label: ReactNode;
  /** Description. Screen readers read the description after the label. */
  children?: ReactNode;
  /** Decorative picture before the text, such as a portrait. */
  picture?: ReactNode;
  className?: string | undefined;
}

/** A radio button as a card. A press anywhere on the card chooses the option. */
export function RadioCard({
  name,
  value,
  checked,
  onChoose,
  label,
  children,
  picture,
  className,
}: RadioCardProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Applies a choice that was made before hydration.
  const adoptInput = useEffectEvent(() => {
    if (input.current?.checked && !checked) onChoose();
  });
  useEffect(() => adoptInput(), []);

  return (
    <Card className={className}>
      <input
        ref={input}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={children ? `${id}-details` : undefined}
      />
      {picture}
      <Texts>
        <b id={`${id}-label`}>{label}</b>
        {children && (
          <Muted as="span" id={`${id}-details`}>
            {children}
          </Muted>
        )}
      </Texts>
    </Card>
  );
}

const Card = styled.label`
  ${optionStyle}
  gap: 0.7rem;
  min-height: 3.5rem;
  padding: 0.55rem 0.9rem;
  border-radius: ${({ theme }) => theme.radius.medium};

  &:has(:checked) {
    /* An offset shadow, as on buttons. */
    box-shadow: 0.2rem 0.2rem 0 ${({ theme }) => theme.color.turmeric};
  }
`;

const Texts = styled.span`
  display: grid;
  gap: 0.15rem;
  min-width: 0;
`;

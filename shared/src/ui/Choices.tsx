import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { getDescribedBy, FieldError, Hint } from './Field.tsx';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  /** A colour to show with the label: `#23306f`. */
  swatch?: string | undefined;
}

interface GroupProps {
  legend: string;
  name: string;
  options: readonly Choice[];
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  /** Shows the options one below the other, all equally wide. */
  isStacked?: boolean;
}

export interface ChoiceGroupProps extends GroupProps {
  value: string | null;
  onChange: (value: string) => void;
}

export interface CheckboxGroupProps extends GroupProps {
  /** The chosen values. */
  value: readonly string[];
  /** Receives all chosen values in the sequence of the options. */
  onChange: (value: string[]) => void;
}

/** A group of radio buttons. */
export function ChoiceGroup({ value, onChange, ...group }: ChoiceGroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // Uses a choice that was made before hydration.
  const adoptInput = useEffectEvent(() => {
    const checkedValue = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (checkedValue !== undefined && checkedValue !== value) onChange(checkedValue);
  });
  useEffect(() => adoptInput(), []);

  return (
    <Choices {...group} role="radiogroup" fieldset={fieldset}>
      {(option) => (
        <input
          type="radio"
          name={group.name}
          value={option.value}
          checked={option.value === value}
          disabled={option.disabled}
          onChange={() => onChange(option.value)}
        />
      )}
    </Choices>
  );
}

/** A group of checkboxes. */
export function CheckboxGroup({ value, onChange, ...group }: CheckboxGroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // Uses checkboxes that were changed before hydration.
  const adoptInput = useEffectEvent(() => {
    const inputs = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    if (inputs.some((input) => input.checked !== value.includes(input.value)))
      onChange(inputs.filter((input) => input.checked).map((input) => input.value));
  });
  useEffect(() => adoptInput(), []);

  const toggleValue = (toggledValue: string, checked: boolean) =>
    group.options
      .map((option) => option.value)
      .filter((option) => (option === toggledValue ? checked : value.includes(option)));
  return (
    <Choices {...group} fieldset={fieldset}>
      {(option) => (
        <input
          type="checkbox"
          name={group.name}
          value={option.value}
          checked={value.includes(option.value)}
          disabled={option.disabled}
          onChange={(event) => onChange(toggleValue(option.value, event.target.checked))}
        />
      )}
    </Choices>
  );
}

function Choices({
  legend,
  options,
  error,
  hint,
  disabled,
  isStacked = false,
  role,
  fieldset,
  children,
}: GroupProps & {
  role?: 'radiogroup';
  fieldset?: RefObject<HTMLFieldSetElement | null>;
  children: (option: Choice) => ReactNode;
}) {
  const id = useId();
  return (
    <Fieldset
      ref={fieldset}
      role={role}
      disabled={disabled}
      aria-describedby={getDescribedBy(id, { error, hint })}
    >
      <legend>{legend}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Options $isStacked={isStacked}>
        {options.map((option) => (
          <Option key={option.value}>
            {children(option)}
            {option.swatch && <Swatch aria-hidden="true" style={{ background: option.swatch }} />}
            <span>
              {option.label}
              {option.hint && <small> {option.hint}</small>}
            </span>
          </Option>
        ))}
      </Options>
      <FieldError id={id} error={error} />
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;

  legend {
    margin-bottom: 0.4rem;
  }
`;

const Options = styled.div<{ $isStacked: boolean }>`
  display: flex;
  flex-flow: ${({ $isStacked }) => ($isStacked ? 'column' : 'row wrap')};
  gap: 0.6rem;
`;

const Swatch = styled.i`
  flex: none;
  width: 1.35rem;
  height: 1.35rem;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.round};
  forced-color-adjust: none;
`;

/** The look of a label around a radio button or checkbox: a box that a press anywhere chooses. */
export const optionStyle = css`
  display: flex;
  align-items: center;
  border: 2px solid ${({ theme }) => theme.color.edge};
  background: ${({ theme }) => theme.color.card};
  line-height: 1.3;
  cursor: pointer;
  transition:
    background-color ${({ theme }) => theme.motion.quick},
    box-shadow ${({ theme }) => theme.motion.quick};

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:active:not(:has(:disabled)) {
    background: ${({ theme }) => theme.color.line};
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentWash};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
  &:has(:disabled) {
    border-color: ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.inkSoft};
    cursor: not-allowed;
  }
`;

const Option = styled.label`
  ${optionStyle}
  gap: 0.55rem;
  max-width: 100%;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0.3rem min(1rem, 4vw) 0.3rem min(0.8rem, 3vw);
  border-radius: ${({ theme }) => theme.radius.small};
  overflow-wrap: anywhere;
`;

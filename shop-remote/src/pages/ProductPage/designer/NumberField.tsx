import { useId, useState } from 'react';
import styled from 'styled-components';

export interface NumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A number field. Ignores input that is not a number or is below `min`, and reduces input above `max`. */
export function NumberField({ label, value, min, max = Infinity, onChange }: NumberFieldProps) {
  const id = useId();
  const [typedText, setTypedText] = useState<string>();
  const roundedValue = String(Math.round(value * 10) / 10);

  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        step="any"
        min={min}
        value={typedText ?? roundedValue}
        onChange={({ target }) => {
          setTypedText(target.value);
          const number = target.valueAsNumber;
          if (Number.isFinite(number) && (min === undefined || number >= min))
            onChange(Math.min(number, max));
        }}
        onBlur={() => setTypedText(undefined)}
      />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 0.2rem;

  label {
    font-size: ${({ theme }) => theme.text.small};
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: ${({ theme }) => theme.size.target};
    padding: 0.3rem 0.6rem;
    border: 2px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.card};
  }
`;

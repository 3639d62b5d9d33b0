import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import type { ItemChoices } from '@rangmala/shared/contract';
import { INVALID_PIN_CODE, parsePinCode } from '@rangmala/shared/contract/rules';
import { Button, Stack, TextField } from '@rangmala/shared/ui';
import {
  FILTER_LABELS,
  isSingleValue,
  type ListQuery,
  readListQuery,
  toFilterParameters,
} from '../../lib/list-query.ts';
import { storePin, useRememberedPin } from '../../lib/remembered-pin.ts';

/** The id of the form, to which the select `Sort by` belongs too. */
export const FILTER_FORM_ID = 'filters-form';
export const FILTERS_ID = 'filters';

/** Number of choices of a filter that are shown at once. */
const SHOWN_CHOICES = 6;

interface FiltersProps {
  choices: ItemChoices | undefined;
  query: ListQuery;
  /** The query of a search, which the form sends without JavaScript. */
  q?: string | undefined;
  onChange: (query: ListQuery) => void;
}

/**
 * The filters: a column on wide screens, a sheet on others. Each change applies at once; without JavaScript, a button
 * sends the form.
 */
export function Filters({ choices, query, q, onChange }: FiltersProps) {
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [shownQuery, setShownQuery] = useOptimistic(query);
  const [pinProblem, setPinProblem] = useState<string>();
  const rememberedPin = useRememberedPin();

  const applyForm = () => {
    if (!form.current || !choices) return;
    const fields = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    const typedPin = fields.get('pin')?.trim();
    setPinProblem(typedPin && parsePinCode(typedPin) === undefined ? INVALID_PIN_CODE : undefined);
    if (!fields.has('ready_by')) fields.delete('pin');
    const changed = readListQuery(fields);
    if (isSameSelection(changed, query)) return;
    storePin(changed.pin);
    startTransition(() => {
      setShownQuery(changed);
      onChange(changed);
    });
  };
  // Applies what was chosen before hydration.
  const adoptForm = useEffectEvent(applyForm);
  useEffect(() => adoptForm(), []);

  return (
    <Panel
      ref={panel}
      id={FILTERS_ID}
      popover="auto"
      aria-label="Filters"
      role="region"
      tabIndex={-1}
      // The sheet covers the button that opened it.
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.focus();
      }}
    >
      <form
        id={FILTER_FORM_ID}
        ref={form}
        method="get"
        autoComplete="off"
        onChange={({ target }) => {
          if ((target as HTMLElement).getAttribute('name') !== 'pin') applyForm();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          applyForm();
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
        }}
      >
        {q !== undefined && <input type="hidden" name="q" value={q} />}
        <Groups>
          {choices?.groups.map((group) =>
            group.choices.length === 0 ? null : (
              <FilterGroup key={group.name} group={group} chosen={shownQuery.filters[group.name] ?? []}>
                {group.name === 'ready_by' && (
                  <TextField
                    key={rememberedPin}
                    label="PIN code"
                    name="pin"
                    inputMode="numeric"
                    autoComplete="postal-code"
                    defaultValue={query.pin || rememberedPin}
                    error={pinProblem}
                    onBlur={applyForm}
                  />
                )}
              </FilterGroup>
            ),
          )}
        </Groups>
        <Footer>
          <Button type="submit">{choices ? describeButton(choices.total) : 'Show products'}</Button>
        </Footer>
      </form>
    </Panel>
  );
}

const isSameSelection = (a: ListQuery, b: ListQuery): boolean =>
  a.sort === b.sort && JSON.stringify(toFilterParameters(a)) === JSON.stringify(toFilterParameters(b));

const describeButton = (total: number): string =>
  total === 0 ? 'No products' : total === 1 ? 'Show 1 product' : `Show ${total} products`;

function FilterGroup({
  group: { name, choices },
  chosen,
  children,
}: {
  group: ItemChoices['groups'][number];
  chosen: readonly string[];
  children: ReactNode;
}) {
  const rows = [
    ...(isSingleValue(name) && chosen.length > 0 ? [{ value: '', label: 'Any', count: undefined }] : []),
    ...choices,
  ].map(({ value, label, count }) => (
    <label key={value}>
      <input
        type={isSingleValue(name) ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={value === '' ? chosen.length === 0 : chosen.includes(value)}
        // The form handles changes.
        onChange={() => undefined}
      />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  ));
  // Chosen choices are always visible.
  const isFolded = rows.length > SHOWN_CHOICES + 1;
  const lastChosen = choices.findLastIndex(({ value }) => chosen.includes(value)) + 1;
  const shownCount = isFolded ? Math.max(SHOWN_CHOICES, lastChosen) : rows.length;
  return (
    <fieldset>
      <legend>{FILTER_LABELS[name]}</legend>
      {rows.slice(0, shownCount)}
      {rows.length > shownCount && (
        <details>
          <summary>{rows.length - shownCount} more</summary>
          {rows.slice(shownCount)}
        </details>
      )}
      {children}
    </fieldset>
  );
}

/**
 * The filters. A popover opens without JavaScript. On wide screens the closed popover is shown too, as a column of the
 * page.
 */
const Panel = styled.section`
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.color.paper};
  color: inherit;

  &:popover-open {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 85dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.gutter} 0;
    border-radius: ${({ theme }) => `${theme.radius.large} ${theme.radius.large} 0 0`};
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
  &::backdrop {
    background: ${({ theme }) => theme.color.backdrop};
  }
  @media ${({ theme }) => theme.media.wide} {
    &:not(:popover-open) {
      position: static;
      display: block;
      width: auto;
      height: auto;
      margin: 0;
      overflow: visible;
    }
  }
`;

const Groups = styled(Stack)`
  fieldset {
    padding: 0 0 ${({ theme }) => theme.space.s};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  label:has(> input:not([name='pin'])) {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
    line-height: 1.3;
    cursor: pointer;

    @media (pointer: fine) {
      min-height: 2.1rem;
    }
    small {
      margin-left: auto;
    }
  }
`;

const Footer = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  padding-block: ${({ theme }) => theme.space.s};
  background: ${({ theme }) => theme.color.paper};

  @media ${({ theme }) => theme.media.wide} {
    position: static;

    @media (scripting: enabled) {
      display: none;
    }
  }
`;

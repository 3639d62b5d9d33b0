import { lazy, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled, { css } from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useLocation, useNavigate } from '@rangmala/shared/router';
import { Icon, VisuallyHidden } from '@rangmala/shared/ui';
import type { ActiveOption } from './Suggestions.tsx';

const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));

const NO_OPTION: ActiveOption = { isExpanded: false, id: undefined };

/**
 * The search field of the shop with suggestions. On phones, a button shows the field. Without JavaScript, the field is
 * a plain form.
 */
export function SearchForm() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const searchedText = pathname === links.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(searchedText);
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(NO_OPTION);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  // Shows the text of the page that is shown, also after Back.
  const [shownPage, setShownPage] = useState(pathname + search);
  if (shownPage !== pathname + search) {
    setShownPage(pathname + search);
    setText(searchedText);
  }

  function close(): void {
    setTyping(false);
    setActive(NO_OPTION);
    setOpen(false);
  }

  return (
    <>
      <OpenButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          flushSync(() => setOpen(!isOpen));
          input.current?.focus();
        }}
      >
        <Icon name={isOpen ? 'close' : 'search'} />
        <VisuallyHidden>Search</VisuallyHidden>
      </OpenButton>
      <Form
        role="search"
        action={links.search()}
        method="get"
        $isOpen={isOpen}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          close();
          input.current?.blur();
          void navigate(links.search(text.trim()));
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setTyping(false);
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          if (isOpen) button.current?.focus();
          close();
        }}
      >
        <Field
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label="Search the shop"
          placeholder="Search the shop"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={active.isExpanded}
          aria-activedescendant={active.id}
          value={text}
          onFocus={() => setTyping(true)}
          onChange={({ target: { value } }) => {
            setText(value);
            setTyping(true);
          }}
        />
        <SubmitButton type="submit">
          <Icon name="search" />
          <VisuallyHidden>Show results</VisuallyHidden>
        </SubmitButton>
        {isTyping && text.trim().length > 1 && (
          <Suspense>
            <Suggestions
              query={text.trim()}
              listId={listId}
              input={input}
              onActive={setActive}
              onClose={close}
            />
          </Suspense>
        )}
      </Form>
    </>
  );
}

/** From this width on, the field stands in the bar. */
const WITH_FIELD = '(min-width: 48rem)';

const plainButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ theme }) => theme.size.target};
  height: ${({ theme }) => theme.size.target};
  color: inherit;
  font-size: 1.15rem;
`;

const OpenButton = styled.button`
  ${plainButton}
  @media ${WITH_FIELD} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Form = styled.form<{ $isOpen: boolean }>`
  position: relative;
  display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
  flex: 1 0 100%;
  align-items: center;
  padding-bottom: 0.35rem;

  @media (scripting: none) {
    display: flex;
  }
  @media ${WITH_FIELD} {
    display: flex;
    flex: 0 0 18rem;
    padding-bottom: 0;
  }
`;

const Field = styled.input`
  width: 100%;
  min-height: 2.25rem;
  padding: 0 2.75rem 0 0.75rem;
  border: 1px solid ${({ theme }) => theme.color.onDark};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.ink};
  /* Phones zoom in on fields with smaller text. */
  font-size: 1rem;

  @media not ${WITH_FIELD} {
    min-height: ${({ theme }) => theme.size.target};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const SubmitButton = styled.button`
  ${plainButton}
  position: absolute;
  right: 0;
  color: ${({ theme }) => theme.color.ink};
`;

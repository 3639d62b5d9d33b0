import styled from 'styled-components';
import type { ProductOption } from '@rangmala/shared/contract';
import {
  listChoiceLabels,
  type ChosenOptions,
  omitDefaultOptions,
  resolveAvailableOptions,
} from '@rangmala/shared/contract/product-options';
import { OptionGroups } from '../../components/OptionGroups.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';

export interface LineOptionsProps {
  options: readonly ProductOption[];
  chosenOptions: Readonly<ChosenOptions>;
  onChoose: (options: ChosenOptions) => void;
}

/** The options of a cart line as text, and as fields to change them. */
export function LineOptions({ options, chosenOptions, onChoose }: LineOptionsProps) {
  const shownOptions = resolveAvailableOptions(options, chosenOptions);
  return (
    <Choices>
      <p>
        {listChoiceLabels(options, chosenOptions)
          .map(({ label, value }) => `${label}: ${value}`)
          .join(' · ')}
      </p>
      <details>
        <summary>Change options</summary>
        <OptionGroups
          options={options}
          chosenOptions={shownOptions}
          onChoose={(name, value) =>
            onChoose(omitDefaultOptions(options, { ...shownOptions, [name]: value }))
          }
        />
      </details>
    </Choices>
  );
}

/** Placeholder with the height of {@link LineOptions} while the product loads. */
export function LineOptionsSkeleton() {
  return (
    <Choices aria-hidden="true">
      <p>
        <Skeleton $width="9rem" />
        &nbsp;
      </p>
      <div className="summary">&nbsp;</div>
    </Choices>
  );
}

const Choices = styled.div`
  font-size: ${({ theme }) => theme.text.small};

  summary,
  .summary {
    padding-block: 0.35rem;
  }
  fieldset {
    margin-bottom: ${({ theme }) => theme.space.s};
  }
`;

import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './choice-group.module.css';

export interface ChoiceOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  hint?: ReactNode;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly ChoiceOption<Value>[];
  layout?: 'stack' | 'row';
  disabled?: boolean;
}

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, hint, options, layout = 'stack', disabled, ...group } = props;
  const hintId = useId();
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={hint ? hintId : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.groupHint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.options, styles[layout])}>
        {options.map((option) => (
          <ChoiceCard key={option.value} option={option} {...group} />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceCardProps<Value extends string> {
  option: ChoiceOption<Value>;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
}

function ChoiceCard<Value extends string>(props: ChoiceCardProps<Value>) {
  const { option, name, value, onChange } = props;
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        className={styles.radio}
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={option.disabled}
        onChange={() => onChange(option.value)}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(
          option.detail ? `${id}-detail` : null,
          option.hint ? `${id}-hint` : null,
        )}
      />
      <span className={styles.text}>
        <span className={styles.label} id={`${id}-label`}>
          {option.label}
        </span>
        {option.hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {option.hint}
          </span>
        )}
      </span>
      {option.detail && (
        <span className={styles.detail} id={`${id}-detail`}>
          {option.detail}
        </span>
      )}
    </label>
  );
}

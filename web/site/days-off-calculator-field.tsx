import { useId, useState, type InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentenceKey } from '#shared/words/sentence.ts'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import field from '#web/ui/form/field/field.module.css'
import styles from './days-off-calculator.module.css'

interface CalculatorFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength' | 'placeholder'
> {
  label: string
  /** The label is heard, not seen: where a heading says it already. */
  isLabelHidden?: boolean
  hint?: string | undefined
  /** The key of the sentence about what is wrong. */
  mistake?: SentenceKey | TranslationKey<'calculator'> | undefined
  value: string
  /** Signs that are no part of such a value never get into it; every one that matches is dropped. */
  unwanted: RegExp
  onChange: (value: string) => void
}

/** The browser's own field in the look of a `TextField`. What is wrong is said once one has left it, not at every letter. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { label, isLabelHidden, hint, mistake, value, unwanted, onChange, ...rest } = props
  const { i18n } = useTranslation()
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const isWrong = Boolean(mistake) && !isTyping
  return (
    <div className={field.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : field.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={hint || isWrong ? `${id}-note` : undefined}
        onChange={event => onChange(event.target.value.replaceAll(unwanted, ''))}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      {isWrong ? (
        <p id={`${id}-note`} className={field.error}>
          <Icon name="error" size="sm" />
          {mistake && i18n.t(mistake)}
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className={field.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The browser's own box to tick, with its label and what it means. */
export function CalculatorTick({
  label,
  hint,
  isTicked,
  onChange,
}: {
  label: string
  hint?: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}) {
  const id = useId()
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-note`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

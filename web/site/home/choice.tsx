import { useId } from 'react'
import styles from './choice.module.css'

interface ChoiceProps<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

/** One of a few, by the browser's own radio buttons: for public pages, which load no react-aria. */
export function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choice}>
      {options.map(option => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  )
}

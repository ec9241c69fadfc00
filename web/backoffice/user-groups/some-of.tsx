import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import styles from './user-groups.module.css'

interface SomeOfProps<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: readonly V[]
  onChange: (value: V[]) => void
  error?: ReactNode
}

/** Any number of a few. */
export function SomeOf<V extends string>({ label, options, value, onChange, error }: SomeOfProps<V>) {
  return (
    <fieldset className={styles.some}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map(option => (
          <Checkbox
            key={option.value}
            value={value.includes(option.value)}
            onChange={isChosen =>
              onChange(
                options.map(one => one.value).filter(one => (one === option.value ? isChosen : value.includes(one))),
              )
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

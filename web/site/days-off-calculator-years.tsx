import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import field from '#web/ui/form/field/field.module.css'
import styles from './days-off-calculator.module.css'

interface CalculatorYearsProps {
  year: string
  thisYear: number
  onChange: (year: string) => void
}

/** Last year, this one, the next; and the one that the address asked for. */
export function CalculatorYears({ year, thisYear, onChange }: CalculatorYearsProps) {
  const { t } = useTranslation('calculator')
  const name = useId()
  const years = [
    { value: String(thisYear - 1), label: t('lastYear') },
    { value: String(thisYear), label: t('thisYear') },
    { value: String(thisYear + 1), label: t('nextYear') },
  ]
  const isOther = years.every(({ value }) => value !== year)
  return (
    <fieldset className={field.field}>
      <legend className={styles.legend}>{t('year')}</legend>
      <div className={styles.segments}>
        {[...(isOther ? [{ value: year, label: year }] : []), ...years].map(({ value, label }) => (
          <label key={label} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={value === year}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

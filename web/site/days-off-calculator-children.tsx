import { useTranslation } from 'react-i18next'
import { NativeButton } from '#web/ui/button/native-button.tsx'
import { NativeIconButton } from '#web/ui/button/native-icon-button.tsx'
import field from '#web/ui/form/field/field.module.css'
import type { Mistakes } from './days-off-calculator-count.ts'
import type { ChildDraft } from './days-off-calculator-draft.ts'
import { CalculatorField, CalculatorTick } from './days-off-calculator-field.tsx'
import styles from './days-off-calculator.module.css'

interface CalculatorChildrenProps {
  rows: readonly ChildDraft[]
  mistakes: Mistakes
  onChange: (rows: readonly ChildDraft[]) => void
}

const mostChildren = 20

/** A row for each child: only the year of birth matters. */
export function CalculatorChildren({ rows, mistakes, onChange }: CalculatorChildrenProps) {
  const { t } = useTranslation('calculator')
  const change = (row: number, child: Partial<ChildDraft>) => onChange(rows.with(row, { ...rows[row]!, ...child }))
  return (
    <fieldset className={styles.children}>
      <legend className={styles.legend}>{t('children')}</legend>
      {rows.map((child, row) => (
        // A child has no other name than its place.
        <div key={row} className={styles.child}>
          <CalculatorField
            label={t('child', { number: row + 1 })}
            mistake={mistakes[`children.${row}.birth_year`]}
            value={child.year}
            unwanted={/[^\d-]/g}
            maxLength={5}
            onChange={year => change(row, { year })}
          />
          <CalculatorTick
            label={t('childDisabled')}
            isTicked={child.isDisabled}
            onChange={isDisabled => change(row, { isDisabled })}
          />
          <NativeIconButton
            icon="x"
            name={t('removeChild', { number: row + 1 })}
            onClick={() => onChange(rows.toSpliced(row, 1))}
          />
        </div>
      ))}
      {rows.length < mostChildren && (
        <NativeButton size="sm" onClick={() => onChange([...rows, { year: '', isDisabled: false }])}>
          {t('addChild')}
        </NativeButton>
      )}
      <p className={field.hint}>{t('childrenHint')}</p>
    </fieldset>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { columnTitle, itemWords } from '#shared/attendance/files/payroll-words.ts'
import type { PayrollView } from '#shared/attendance/contract/preview-payroll.ts'
import { savePayrollSettings } from '#shared/attendance/contract/save-payroll-settings.ts'
import { payItems, type PayItem } from '#shared/attendance/payroll/figures.ts'
import { payrollColumns, type PayrollColumn } from '#shared/attendance/payroll/model.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import styles from './payroll.module.css'
import { useSay } from './use-say.ts'

/** The longest code of a payroll program. */
const longestCode = 12

/** What the company has chosen of every payroll file: its columns and its codes. */
export function PayrollSettings({ columns, codes }: Pick<PayrollView, 'columns' | 'codes'>) {
  const { t } = useTranslation('payroll')
  const say = useSay()
  const { change, isChanging } = useChange(savePayrollSettings)
  const [chosen, choose] = useState<readonly PayrollColumn[]>()
  const [written, write] = useState<Partial<Record<PayItem, string>>>({})
  const shown = chosen ?? columns
  const codeOf = (item: PayItem) => written[item] ?? codes[item] ?? ''
  const isChanged = chosen !== undefined || Object.keys(written).length > 0

  async function save() {
    const given = payItems.flatMap(item => (codeOf(item).trim() ? [[item, codeOf(item).trim()] as const] : []))
    await toastOnError(async () => {
      await change({ body: { columns: [...shown], codes: Object.fromEntries(given) } })
      toast.success(t('saved'))
      choose(undefined)
      write({})
    })
  }

  return (
    <Card>
      <div className={styles.form}>
        <details>
          <DisclosureSummary>{t('columns')}</DisclosureSummary>
          <p className={styles.quiet}>{t('columnsHint')}</p>
          <div className={styles.choices}>
            {payrollColumns.map(column => (
              <Checkbox
                key={column}
                value={shown.includes(column)}
                isDisabled={shown.length === 1 && shown.includes(column)}
                onChange={isOn =>
                  // What is added stands where it stands in the list of all.
                  choose(payrollColumns.filter(one => (one === column ? isOn : shown.includes(one))))
                }
              >
                {columnTitle(column, say)}
              </Checkbox>
            ))}
          </div>
        </details>
        <details>
          <DisclosureSummary>{t('codes')}</DisclosureSummary>
          <p className={styles.quiet}>{t('codesHint')}</p>
          <div className={styles.codes}>
            {payItems.map(item => (
              <TextField
                key={item}
                label={say(itemWords[item])}
                value={codeOf(item)}
                maxLength={longestCode}
                autoComplete="off"
                onChange={code => write({ ...written, [item]: code })}
              />
            ))}
          </div>
        </details>
        {isChanged && (
          <Button wide isPending={isChanging} onPress={() => void save()}>
            {t('save')}
          </Button>
        )}
      </div>
    </Card>
  )
}

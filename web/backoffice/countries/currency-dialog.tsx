import { useTranslation } from 'react-i18next'
import { saveCurrency } from '#shared/backoffice/contract/countries/save-currency.ts'
import type { ListedCurrency } from '#shared/company/countries/country.ts'
import { currencyCodes } from '#shared/company/countries/currencies.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { NewerValue } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'
import { CodeField } from './code-field.tsx'
import { currencyFields, type CurrencyFields } from './country-fields.ts'
import { codesToAdd, nameIn } from './listed-rows.ts'
import { useCountryChange } from './use-country-change.ts'

interface CurrencyDialogProps {
  /** Undefined for a new one. */
  known: ListedCurrency | undefined
  currencies: readonly ListedCurrency[]
  onClose: () => void
}

/** A currency, and how sums in it are written. */
export function CurrencyDialog({ known, currencies, onClose }: CurrencyDialogProps) {
  const { t, i18n } = useTranslation(['countries', 'backoffice'])
  const saving = useCountryChange(saveCurrency)
  const now = currencyFields(known)
  const { form, isDirty, discard, finish } = useDraftedForm<CurrencyFields>({
    name: `currency.${known?.code ?? 'new'}`,
    known: now,
  })
  const { control } = form
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(now, form.watch('version'))
  const submit = submitWith(({ code, version, ...draft }) =>
    noticing(async () => {
      const body = { ...draft, decimals: draft.decimals as number, version: known ? version : null }
      await saving.change({ path: { code }, body })
      finish()
      toast.success(known ? t('backoffice:saved') : t('added', { name: nameIn(draft, i18n.language) }))
      onClose()
    }),
  )
  const labels = { name_hu: t('nameHu'), name_en: t('nameEn'), symbol: t('symbol'), decimals: t('decimals') }
  return (
    <FormDialog
      title={t(known ? 'editCurrency' : 'addCurrency')}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={(Object.keys(labels) as (keyof typeof labels)[]).map(field => ({
            label: labels[field],
            mine: String(form.watch(field) ?? ''),
            theirs: String(newer[field] ?? ''),
          }))}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      {!known && (
        <CodeField
          form={form}
          label={t('currency')}
          type="currency"
          options={codesToAdd(currencyCodes, currencies, 'currency', i18n.language)}
        />
      )}
      <FormTextField control={control} name="name_hu" label={labels.name_hu} isRequired autoComplete="off" />
      <FormTextField control={control} name="name_en" label={labels.name_en} isRequired autoComplete="off" />
      <FormTextField control={control} name="symbol" label={labels.symbol} isRequired autoComplete="off" />
      <FormNumberField control={control} name="decimals" label={labels.decimals} hint={t('decimalsHint')} isRequired />
    </FormDialog>
  )
}

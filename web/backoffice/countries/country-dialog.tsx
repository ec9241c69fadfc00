import { useTranslation } from 'react-i18next'
import { saveCountry } from '#shared/backoffice/contract/countries/save-country.ts'
import type { ListedCountry, ListedCurrency } from '#shared/company/countries/country.ts'
import { countryCodes } from '#shared/company/countries/country-codes.ts'
import { numberInWords } from '#shared/words/number-in-words.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { NewerValue, type NewerField } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'
import { CodeField } from './code-field.tsx'
import { countryFields, type CountryFields } from './country-fields.ts'
import { codesToAdd, nameIn } from './listed-rows.ts'
import { useCountryChange } from './use-country-change.ts'
import { useLanguage } from '#web/ui/use-language.ts'

interface CountryDialogProps {
  /** Undefined for a new one. */
  known: ListedCountry | undefined
  countries: readonly ListedCountry[]
  currencies: readonly ListedCurrency[]
  onClose: () => void
}

/** A country with its rate of tax and its currency; what is wrong with what was typed the server says at the field. */
export function CountryDialog({ known, countries, currencies, onClose }: CountryDialogProps) {
  const { t, i18n } = useTranslation(['countries', 'backoffice'])
  const saving = useCountryChange(saveCountry)
  const now = countryFields(known)
  const { form, isDirty, discard, finish } = useDraftedForm<CountryFields>({
    name: `country.${known?.code ?? 'new'}`,
    known: now,
  })
  const { control } = form
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(now, form.watch('version'))
  const inWords = useCountryWords()
  const submit = submitWith(({ code, version, ...draft }) =>
    noticing(async () => {
      // An empty rate is sent as it is, so that the refusal stands at its field.
      const body = { ...draft, vat_rate: draft.vat_rate as number, version: known ? version : null }
      await saving.change({ path: { code }, body })
      finish()
      toast.success(known ? t('backoffice:saved') : t('added', { name: nameIn(draft, i18n.language) }))
      onClose()
    }),
  )
  return (
    <FormDialog
      title={t(known ? 'editCountry' : 'addCountry')}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={inWords(form.watch(), newer)}
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
          label={t('country')}
          type="region"
          options={codesToAdd(countryCodes, countries, 'region', i18n.language)}
        />
      )}
      <FormTextField control={control} name="name_hu" label={t('nameHu')} isRequired autoComplete="off" />
      <FormTextField control={control} name="name_en" label={t('nameEn')} isRequired autoComplete="off" />
      <FormNumberField
        control={control}
        name="vat_rate"
        label={t('vatRate')}
        unit="%"
        hint={known?.code === 'HU' ? `${t('vatRateHint')} ${t('vatRateTerms')}` : t('vatRateHint')}
        isRequired
      />
      <FormSelect
        control={control}
        name="currency"
        label={t('currency')}
        options={currencies.map(one => ({ value: one.code, label: `${nameIn(one, i18n.language)} (${one.code})` }))}
        isRequired
      />
      {known?.code !== 'HU' && (
        <FormCheckbox control={control} name="active" hint={t('activeHint')}>
          {t('activeLabel')}
        </FormCheckbox>
      )}
    </FormDialog>
  )
}

/** What stands in the form beside what somebody else has saved, in words. */
function useCountryWords() {
  const { t } = useTranslation('countries')
  const language = useLanguage()
  const rateOf = ({ vat_rate }: CountryFields) =>
    vat_rate === null ? '' : t('percent', { rate: numberInWords(vat_rate, language) })
  const stateOf = ({ active }: CountryFields) => t(active ? 'offered' : 'switchedOff')
  return (mine: CountryFields, theirs: CountryFields): NewerField[] => [
    { label: t('nameHu'), mine: mine.name_hu, theirs: theirs.name_hu },
    { label: t('nameEn'), mine: mine.name_en, theirs: theirs.name_en },
    { label: t('vatRate'), mine: rateOf(mine), theirs: rateOf(theirs) },
    { label: t('currency'), mine: mine.currency, theirs: theirs.currency },
    { label: t('state'), mine: stateOf(mine), theirs: stateOf(theirs) },
  ]
}

import { useTranslation } from 'react-i18next'
import { languages, type Language } from '#shared/words/language.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'

/** The language whose home page a list is of, kept in the address; Hungarian at first. */
export function useListLanguage(): Language {
  const { query } = useQueryParams<'language'>()
  return query.get('language') === 'en' ? 'en' : 'hu'
}

/** Whose home page the list is of, since each language has an order of its own. */
export function LanguageTabs({ rows }: { rows: readonly { language: Language }[] | undefined }) {
  const { t } = useTranslation(['common', 'backoffice'])
  const { setParams } = useQueryParams<'language'>()
  return (
    <SegmentedControl
      label={t('language')}
      options={languages.map(language => ({
        value: language,
        label: t(`backoffice:${language}`),
        ...(rows && { count: rows.filter(one => one.language === language).length }),
      }))}
      value={useListLanguage()}
      onChange={language => setParams({ language: language === 'hu' ? null : language })}
    />
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportTranslations } from '#shared/backoffice/contract/translations/export-translations.ts'
import { listTranslations, translationFilters } from '#shared/backoffice/contract/translations/list-translations.ts'
import type { TranslationRow } from '#shared/backoffice/translations/translation-rows.ts'
import { sampleOf } from '#shared/site/translations/sample.ts'
import { languages, type Language } from '#shared/words/language.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LoadMore } from '#web/ui/data/pagination/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { SearchField, useSearch } from '../frame/search-field.tsx'
import { useMay } from '../frame/use-operator.ts'
import { usePages } from '../frame/use-pages.ts'
import { ImportDialog } from './import-dialog.tsx'
import { textNow, unfitIn, withText } from './pending.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { TranslationItem } from './translation-item.tsx'
import styles from './translations.module.css'
import { usePending } from './use-pending.ts'

/** The value of a choice that filters nothing out. */
const every = 'every'

/** What the product says, in every language, edited in its place and published at once. */
export function TranslationsPage({ confirmed }: { confirmed: Confirmed }) {
  const { t } = useTranslation(['contentadmin', 'backoffice'])
  const { query, setParams } = useQueryParams<'namespace' | 'filter'>()
  const filter = translationFilters.find(one => one === query.get('filter'))
  const namespace = query.get('namespace') ?? undefined
  const pages = usePages(listTranslations, { namespace, filter, q: useSearch() })
  const [pending, setPending] = usePending()
  const [opened, open] = useState<'publish' | 'import'>()
  const mayWrite = useMay()('translations.write')
  const count = Object.keys(pending).length
  const unfit = unfitIn(pending).length
  const { counts, namespaces = [] } = pages.first ?? {}

  const download = (language: Language) =>
    toastOnError(async () => {
      const { data } = await call(exportTranslations, { path: { language } })
      saveFile(data.name, data.text, 'application/json')
    })

  const publish = () => {
    if (unfit) toast.error(t('mend', { count: unfit }))
    else if (count) open('publish')
  }

  return (
    <AreaPage
      title={t('backoffice:translations')}
      lead={t('translationsLead')}
      count={counts?.all}
      actions={
        <>
          <Menu
            trigger={
              <Button variant="quiet" icon="download">
                {t('export')}
              </Button>
            }
            label={t('export')}
            items={languages.map(language => ({
              id: language,
              label: t('exportIn', { language: t(language) }),
              onAction: () => void download(language),
            }))}
          />
          {mayWrite && (
            <>
              <Button icon="upload" onPress={() => open('import')}>
                {t('import')}
              </Button>
              <Button variant="primary" isDisabled={!count} onPress={publish}>
                {count ? t('publish', { count }) : t('publishNone')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.toolbar}>
        <SearchField label={t('searchTexts')} placeholder={t('searchTexts')} />
        <SegmentedControl
          label={t('state')}
          value={filter ?? every}
          onChange={value => setParams({ filter: value === every ? null : value })}
          options={[
            { value: every, label: t('all') },
            ...translationFilters.map(one => ({ value: one, label: t(one), ...(counts && { count: counts[one] }) })),
          ]}
        />
        <Select
          label={t('area')}
          isLabelHidden
          value={namespace ?? every}
          onChange={value => setParams({ namespace: value === every ? null : value })}
          options={[
            { value: every, label: t('everyArea') },
            ...(namespace && !namespaces.includes(namespace) ? [{ value: namespace, label: namespace }] : []),
            ...namespaces.map(name => ({ value: name, label: name })),
          ]}
        />
      </div>
      <Sentences
        pages={pages}
        pending={pending}
        isReadOnly={!mayWrite}
        onText={(row, language, text) => setPending(withText(pending, row, language, text))}
        onSave={publish}
      />
      {opened === 'publish' && count > 0 && (
        <PublishDialog pending={pending} onPending={setPending} confirmed={confirmed} onClose={() => open(undefined)} />
      )}
      {opened === 'import' && <ImportDialog confirmed={confirmed} onClose={() => open(undefined)} />}
    </AreaPage>
  )
}

interface SentencesProps {
  pages: ReturnType<typeof usePages<typeof listTranslations>>
  pending: Parameters<typeof textNow>[0]
  isReadOnly: boolean
  onText: (row: TranslationRow, language: Language, text: string) => void
  onSave: () => void
}

function Sentences({ pages, pending, isReadOnly, onText, onSave }: SentencesProps) {
  const { t } = useTranslation(['contentadmin', 'backoffice'])
  const { query, clear } = useQueryParams()
  const [looked, look] = useState<{ id: string; language: Language }>()
  const { rows, error, hasMore, isLoading, reload, loadMore } = pages
  if (error) return <LoadFailed title={error.message || t('backoffice:loadFailed')} onRetry={reload} />
  if (!rows) return <SkeletonRows rows={10} />
  if (!rows.length)
    return (
      <EmptyState icon="search" title={t(query.size ? 'backoffice:noneFound' : 'noTexts')}>
        {query.size > 0 && <Button onPress={clear}>{t('backoffice:clearSearch')}</Button>}
      </EmptyState>
    )
  const shown = rows.find(({ id }) => id === looked?.id)
  return (
    <>
      <div className={styles.table}>
        <div className={styles.head} aria-hidden="true">
          <span>{t('key')}</span>
          {languages.map(language => (
            <span key={language}>{t(language)}</span>
          ))}
        </div>
        <ul className={styles.rows}>
          {rows.map(row => (
            <TranslationItem
              key={row.id}
              row={row}
              pending={pending}
              isReadOnly={isReadOnly}
              onText={onText}
              onLook={({ id }, language) => look({ id, language })}
              onSave={onSave}
            />
          ))}
        </ul>
      </div>
      <LoadMore
        shown={t('backoffice:shown', { count: rows.length })}
        hasMore={hasMore}
        isPending={isLoading}
        onMore={loadMore}
      />
      <div className={styles.look} data-empty={shown ? undefined : true}>
        <span className={styles.quiet}>{t('looks')}</span>
        {shown && looked ? (
          <output lang={looked.language} className={styles.sample}>
            {sampleOf(textNow(pending, shown, looked.language), looked.language)}
          </output>
        ) : (
          <span className={styles.quiet}>{t('looksNothing')}</span>
        )}
      </div>
    </>
  )
}

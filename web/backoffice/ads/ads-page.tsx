import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeAds } from '#shared/backoffice/contract/ads/change-ads.ts'
import { showAds } from '#shared/backoffice/contract/ads/show-ads.ts'
import type { AdEntry } from '#shared/site/content/ads.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Switch } from '#web/ui/form/checkbox/switch.tsx'
import { AreaPage } from '../frame/area-page.tsx'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { AdDialog } from './ad-dialog.tsx'
import { AdsImportDialog } from './ads-import-dialog.tsx'
import { nameOfAd } from './place-of-ad.ts'
import styles from './ads.module.css'

type Row = AdEntry & { id: string; place: number }

interface Switching {
  isBusy: boolean
  toggle: (row: Row, active: boolean) => Promise<void>
}

const columnsOf = (t: TFunction<'contentadmin'>, switching?: Switching): Column<Row>[] => [
  { id: 'line', title: t('adLine'), cell: ({ content }) => <span className={styles.line}>{content}</span> },
  {
    id: 'active',
    title: t('adActive'),
    cell: row =>
      switching ? (
        <Switch
          label={t('textIn', { key: row.content, language: t('adActive') })}
          isLabelHidden
          value={row.active}
          isDisabled={switching.isBusy}
          onChange={active => void switching.toggle(row, active)}
        />
      ) : (
        t(row.active ? 'adActive' : 'adOff')
      ),
  },
]

/** The lines of ads.txt, which tell who may sell advertisements of this site. */
export function AdsPage() {
  const { t } = useTranslation(['contentadmin', 'backoffice', 'common'])
  const { data, error, mutate } = useApi(showAds)
  const changing = useOperatorChange(changeAds)
  const { ask, dialog } = useQuestion()
  const [opened, open] = useState<{ line: string } | 'new' | 'import'>()
  const mayWrite = useMay()('ads.write')
  const { entries = [], version = 0 } = data?.data ?? {}
  const rows = data?.data.entries.map((entry, place): Row => ({
    ...entry,
    id: nameOfAd(data.data.entries, place),
    place,
  }))

  const save = async (lines: readonly AdEntry[], readVersion = version) => {
    const { data: saved } = await changing.change({ body: { entries: [...lines], version: readVersion } })
    await mutate({ data: saved }, { revalidate: false })
  }

  const toggle = ({ place }: Row, active: boolean) =>
    toastOnError(() => save(entries.map((entry, at) => (at === place ? { ...entry, active } : entry))))

  async function remove({ place, content }: Row) {
    const question = { title: t('adRemove'), confirm: t('common:delete'), isDanger: true, children: content }
    if (!(await ask(question))) return
    await toastOnError(async () => {
      await save(entries.filter((_, at) => at !== place))
      toast.success(t('adRemoved'))
    })
  }

  return (
    <AreaPage
      title={t('backoffice:ads')}
      lead={t('adsLead')}
      count={rows?.length}
      actions={
        mayWrite && (
          <>
            <Button icon="upload" isDisabled={!data} onPress={() => open('import')}>
              {t('import')}
            </Button>
            <Button variant="primary" icon="plus" isDisabled={!data} onPress={() => open('new')}>
              {t('adAdd')}
            </Button>
          </>
        )
      }
    >
      <DataTable
        label={t('backoffice:ads')}
        columns={columnsOf(t, mayWrite ? { isBusy: changing.isChanging, toggle } : undefined)}
        rows={rows}
        nameOf={({ content }) => content}
        {...(mayWrite && {
          menu: (row: Row) => [
            { id: 'edit', label: t('adEdit'), icon: 'pencil', onAction: () => open({ line: row.id }) },
            {
              id: 'remove',
              label: t('common:delete'),
              icon: 'trash',
              isDanger: true,
              onAction: () => void remove(row),
            },
          ],
        })}
        empty={t('adsNone')}
        {...(error && !data && { error: error.message, onRetry: () => void mutate() })}
      />
      {data && opened && opened !== 'import' && (
        <AdDialog
          line={opened === 'new' ? undefined : opened.line}
          entries={entries}
          version={version}
          save={save}
          onClose={() => open(undefined)}
        />
      )}
      {data && opened === 'import' && (
        <AdsImportDialog entries={entries} version={version} onClose={() => open(undefined)} />
      )}
      {dialog}
    </AreaPage>
  )
}

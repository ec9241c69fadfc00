import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addTestimonial } from '#shared/backoffice/contract/testimonials/add-testimonial.ts'
import { changeTestimonial } from '#shared/backoffice/contract/testimonials/change-testimonial.ts'
import { listTestimonials, type TestimonialView } from '#shared/backoffice/contract/testimonials/list-testimonials.ts'
import { orderTestimonials } from '#shared/backoffice/contract/testimonials/order-testimonials.ts'
import { removeTestimonial } from '#shared/backoffice/contract/testimonials/remove-testimonial.ts'
import type { TestimonialDraft } from '#shared/site/content/testimonial.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AreaPage } from '../../frame/area-page.tsx'
import { useOpened } from '../../frame/use-opened.ts'
import { useMay } from '../../frame/use-operator.ts'
import { useOperatorChange } from '../../frame/use-operator-change.ts'
import { ActiveLabel } from '../active-label.tsx'
import styles from '../content.module.css'
import { LanguageTabs } from '../language-tabs.tsx'
import { useOrderedRows } from '../use-ordered-rows.ts'
import { TestimonialDialog } from './testimonial-dialog.tsx'

const columnsOf = (t: TFunction<['sitecontent', 'common']>): Column<TestimonialView>[] => [
  {
    id: 'title',
    title: t('title'),
    cell: ({ title, description }) => (
      <>
        <span className={styles.name}>{title}</span>
        <p className={styles.quiet}>{description.length > 90 ? `${description.slice(0, 90)}…` : description}</p>
      </>
    ),
  },
  {
    id: 'who',
    title: t('who'),
    cell: ({ name, position, company }) => (
      <>
        {name}
        <p className={styles.quiet}>
          {position}, {company}
        </p>
      </>
    ),
  },
  { id: 'rating', title: t('rating'), align: 'end', cell: ({ rating }) => `${rating}/5` },
  { id: 'active', title: t('state'), cell: ({ active }) => <ActiveLabel isActive={active} /> },
]

const empty = { title: '', rating: 5, description: '', name: '', position: '', company: '', active: true, version: 0 }

const nameOf = ({ title }: TestimonialView) => title

/** What customers have said, as the home page of each language shows it. */
export function TestimonialsPage({ renderPreview }: { renderPreview: (draft: TestimonialDraft) => ReactNode }) {
  const { t } = useTranslation(['sitecontent', 'backoffice', 'common'])
  const { data, error, mutate } = useApi(listTestimonials)
  const adding = useOperatorChange(addTestimonial)
  const changing = useOperatorChange(changeTestimonial)
  const mayWrite = useMay()('testimonials.write')
  const { isNew, edited, open, openNew, close } = useOpened(data?.data)
  const { language, rows, menu, dialog } = useOrderedRows({
    all: data?.data,
    nameOf,
    orderOf: orderTestimonials,
    removal: removeTestimonial,
    removeTitle: title => t('testimonialRemove', { title }),
    onEdit: open,
  })

  return (
    <AreaPage
      title={t('backoffice:testimonials')}
      lead={t('testimonialsLead')}
      actions={
        mayWrite && (
          <Button variant="primary" icon="plus" onPress={openNew}>
            {t('testimonialAdd')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('backoffice:testimonials')}
        columns={columnsOf(t)}
        rows={rows}
        nameOf={nameOf}
        toolbar={<LanguageTabs rows={data?.data} />}
        {...(mayWrite && { menu })}
        empty={t('testimonialsNone')}
        {...(error && !data && { error: error.message, onRetry: () => void mutate() })}
      />
      {isNew && (
        <TestimonialDialog
          title={t('testimonialAdd')}
          draft="new"
          known={{ ...empty, language }}
          renderPreview={renderPreview}
          save={async ({ version: _version, ...body }) => {
            await adding.change({ body })
            toast.success(t('added', { name: body.title }))
          }}
          onClose={close}
        />
      )}
      {edited && (
        <TestimonialDialog
          title={t('testimonialEdit')}
          draft={edited.id}
          known={draftOf(edited)}
          renderPreview={renderPreview}
          save={async body => {
            await changing.change({ path: { id: edited.id }, body })
            toast.success(t('backoffice:saved'))
          }}
          onClose={close}
        />
      )}
      {dialog}
    </AreaPage>
  )
}

/** What the form has of a testimonial. */
const draftOf = ({ id: _id, place: _place, changed_at: _at, ...draft }: TestimonialView) => draft

import { useDeferredValue, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { changeArticle } from '#shared/backoffice/contract/articles/change-article.ts'
import { line } from '#shared/contract/wire.ts'
import { articleCategories } from '#shared/site/article.ts'
import type { ArticleDraft } from '#shared/site/content/article.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { NewerValue } from '../../frame/newer-value.tsx'
import { useNewer } from '../../frame/use-newer.ts'
import styles from '../content.module.css'
import type { ArticleValues } from './article-values.ts'
import { CoverField } from './cover-field.tsx'
import { useArticleWords } from './use-article-words.ts'

interface ArticleFormProps {
  name: string
  known: ArticleValues
  renderPreview: (draft: ArticleDraft) => ReactNode
  save: (values: ArticleValues) => Promise<void>
}

/** What a word of an address may be made of, and whether another article has it, is said by the server. */
const schema = z.extend(changeArticle.body!, { slug: line(80) })

/** The fields of an article beside what the blog will show. */
export function ArticleForm({ name, known, renderPreview, save }: ArticleFormProps) {
  const { t } = useTranslation(['sitecontent', 'common'])
  const { form, finish, settle, isDirty } = useDraftedForm<ArticleValues>({ name: `article.${name}`, schema, known })
  const { control } = form
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.watch('version'))
  const inWords = useArticleWords()
  const submit = submitWith(values =>
    noticing(async () => {
      await save(values)
      if (name === 'new') finish()
      else settle({ ...values, version: values.version + 1 })
    }),
  )
  return (
    <div className={styles.beside}>
      <Card>
        <Form className={styles.form} onSubmit={event => void submit(event as never)}>
          <FormError>{newer ? undefined : formError}</FormError>
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
          <FormTextField control={control} name="title" label={t('title')} isRequired autoComplete="off" />
          <FormTextField
            control={control}
            name="slug"
            label={t('slug')}
            hint={t('slugHint')}
            isRequired
            autoComplete="off"
          />
          <div className={styles.pair}>
            <FormSelect
              control={control}
              name="category"
              label={t('category')}
              options={articleCategories.map(value => ({ value, label: t(value) }))}
            />
            <FormIsoDateField control={control} name="published" label={t('dated')} />
          </div>
          <FormTextArea control={control} name="lead" label={t('lead')} isRequired rows={3} maxLength={400} />
          <FormTextArea control={control} name="body" label={t('body')} hint={t('bodyHint')} isRequired rows={18} />
          <CoverField control={control} />
          <FormCheckbox control={control} name="is_published">
            {t('publishLabel')}
          </FormCheckbox>
          <div className={styles.chooser}>
            <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={form.formState.isSubmitting}>
              {t('common:save')}
            </Button>
          </div>
        </Form>
      </Card>
      <Card title={t('preview')}>
        <div className={styles.shown}>
          <Shown control={control} render={renderPreview} />
        </div>
      </Card>
    </div>
  )
}

/** A long text is drawn when there is time between two keys. */
function Shown({ control, render }: { control: Control<ArticleValues>; render: ArticleFormProps['renderPreview'] }) {
  return render(useDeferredValue(useWatch({ control })) as ArticleDraft)
}

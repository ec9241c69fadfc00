import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '#shared/contract/role.ts'
import type { RequestWithHistory } from '#shared/leave/contract/request/show-request.ts'
import { leave } from '#shared/leave/contract.ts'
import { mostDocuments } from '#shared/leave/document/request-document.ts'
import { usuallyHasDocuments } from '#shared/leave/document/asked-document.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'
import { DocumentMissing } from '../../document-missing.tsx'
import { DocumentRow } from './document-row.tsx'
import styles from './documents.module.css'
import { FileChooser } from './file-chooser.tsx'
import { UploadRow } from './upload-row.tsx'
import { uploads } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

interface RequestDocumentsProps {
  me: CurrentUser
  request: { id: string }
}

/** What is attached to a request, for the person and administrators: nobody else is told that there is such a thing. */
export function RequestDocuments({ me, request: { id } }: RequestDocumentsProps) {
  const request = useApi(leave.showRequest, { path: { id } }).data?.data
  const sending = useUploads(id)
  if (!request?.documents) return null
  if (!request.documents.length && !sending.length && !mayBegin(request)) return null
  return <Documents me={me} request={request} documents={request.documents} />
}

interface DocumentsProps {
  me: CurrentUser
  request: RequestWithHistory
  documents: NonNullable<RequestWithHistory['documents']>
}

function Documents({ me, request, documents }: DocumentsProps) {
  const { t } = useTranslation('request')
  const [title, hint] = [useId(), useId()]
  const sending = useUploads(request.id)
  const kept = documents.filter(({ file }) => file).length
  const isFull = kept + sending.filter(({ problem }) => !problem).length >= mostDocuments
  return (
    <section aria-labelledby={title} className={styles.documents}>
      <h3 id={title}>{t('documents')}</h3>
      {request.lacks_document && <DocumentMissing />}
      {documents.length + sending.length > 0 && (
        <ul aria-labelledby={title}>
          {documents.map(document => (
            <DocumentRow
              key={document.id}
              request={request.id}
              document={document}
              mayRemove={document.by.id === me.id || isAdmin(me)}
            />
          ))}
          {sending.map(upload => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {isOpen(request) && !isFull && (
        <FileChooser describedBy={hint} onChoose={files => uploads.add(request.id, files.slice(0, mostDocuments))} />
      )}
      <p id={hint} className={styles.hint}>
        {t('documentsHint')}
      </p>
    </section>
  )
}

const isOpen = ({ status }: RequestWithHistory) => status !== 'denied' && status !== 'cancelled'

/** Vacation and home office offer no documents where nobody has asked for one. */
const mayBegin = (request: RequestWithHistory) =>
  isOpen(request) && (request.lacks_document === true || usuallyHasDocuments(request.type_id))

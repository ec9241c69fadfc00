/** The props that all fields share. */
export interface FieldProps {
  label: string
  /** The key that the server's field errors use. */
  name?: string
  hint?: string
  /** A whole sentence, shown in place of the hint. */
  error?: string
  isRequired?: boolean
  /** Says "not required" beside the label. */
  isOptional?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

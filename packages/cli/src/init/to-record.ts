/** Returns an object as a record, or an empty record for any other value. The types of its values are not checked. */
export function toRecord<Value = unknown>(value: unknown): Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, Value>)
    : {};
}

/** 2xx responses that every mutation must treat as a failure (rule 58), by their description. */
export const unsuccessfulResponses: Record<string, { status?: number; raw: string }> = {
  'an HTML page': { raw: '<!doctype html><title>Back soon</title><h1>Maintenance</h1>' },
  'an HTML page with status 201': { status: 201, raw: '<html></html>' },
  'plain text': { raw: 'OK' },
  'a JSON string': { raw: '"OK"' },
  'an empty JSON string': { raw: '""' },
  'a JSON number': { raw: '1' },
  'JSON true': { raw: 'true' },
  'JSON null': { raw: 'null' },
  'truncated JSON': { raw: '{"status":true,"orderno":"SLR100' },
  'status false': { raw: '{"status":false}' },
  'status false as text': { raw: '{"status":"false"}' },
  'status false with a sentence': { raw: '{"status":false,"error":"No."}' },
  'an error': { raw: '{"error":"No."}' },
};

/**
 * Responses without a body. Only logout, contact messages and the later calls of an order accept
 * such a response as success.
 */
export const emptyResponses: typeof unsuccessfulResponses = {
  'an empty body': { raw: '' },
  'an empty 204': { status: 204, raw: '' },
};

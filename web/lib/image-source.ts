const RAW_BASE64 = /^[A-Za-z0-9+/\s]{100,}={0,2}$/;

/**
 * Where an image of the contract is loaded from (spec 1 §2.12): data URIs and full URLs stand as they are, raw base64
 * is read as PNG, any other text is a path under the API host.
 */
export function imageSource(image: string): string {
  if (/^(?:data:|blob:|https?:\/\/)/i.test(image)) return image;
  if (RAW_BASE64.test(image)) return `data:image/png;base64,${image}`;
  const path = `/${image.replace(/^\/+/, '')}`;
  return path.startsWith('/api/') ? path : `/api${path}`;
}

/**
 * Permissions of the desk's pages of this remote. Shells that are older than the remote have types
 * without their names, so their type is `never`, which all of them accept. At run time a shell
 * compares the name with the permissions that the backend sent.
 */
export const workPermission = 'work' as never;
export const garmentPermission = 'garments' as never;

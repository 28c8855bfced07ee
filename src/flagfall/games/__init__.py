"""The games themselves: two families that share no board and no combat."""
